/** Somebody who has signed in by a link to this address, written in small letters. */
export type UserRow = { id: string; email: string; created_at: string; signed_in_at: string };

/** A mailed link: used once, soon over. The key in it is derived from the id and the installation's secret. */
export type SignInLinkRow = {
  id: string;
  email: string;
  /** SHA-256 of the key. */
  token_hash: string;
  /** Where its reader wanted to go: a path of ours. */
  next: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type SessionRow = {
  id: string;
  user_id: string;
  /** SHA-256 of the key in the cookie, and of the one before it, which holds for a moment after a rotation. */
  token_hash: string;
  previous_token_hash: string | null;
  created_at: string;
  rotated_at: string;
  seen_at: string;
  expires_at: string;
};
