/** A mailed link by which the owner of a storage order asks for a return: used once, soon over. Its key is derived. */
export type ReturnLinkRow = {
  id: string;
  /** The storage order; null when reference and address did not belong together: then nothing was mailed. */
  store_order_id: string | null;
  /** What was typed before, to go on from. */
  draft_id: string | null;
  /** SHA-256 of the key. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};
