/** Somebody beside the owner who may order returns from a store. It is kept when the right is taken away. */
export type StoreHelperRow = {
  id: string;
  /** The storage order. */
  store_order_id: string;
  /** In small letters, as users have it. */
  email: string;
  /** As the owner calls them. */
  name: string;
  invited_at: string;
  /** Null while the right lasts. */
  revoked_at: string | null;
};
