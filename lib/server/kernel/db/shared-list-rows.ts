/** A saved quote whose list several people fill. It goes with the quote. */
export type SharedListRow = {
  draft_id: string;
  /** What the key of its link is derived from. */
  id: string;
  /** SHA-256 of that key; the key itself is never stored. */
  token_hash: string;
  created_at: string;
  /** Null while it can be filled. */
  closed_at: string | null;
};

/** What one of them has, by the name that they gave. */
export type ListPartRow = {
  id: string;
  draft_id: string;
  name: string;
  /** The name in small letters: there are no two of it in a list. */
  name_key: string;
  /** SHA-256 of the key of the part's own page. */
  key_hash: string;
  created_at: string;
};

/** How many of a thing of the catalogue are in a part. */
export type ListPartItemRow = { part_id: string; item_id: string; quantity: number };
