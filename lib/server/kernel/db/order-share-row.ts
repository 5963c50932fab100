/** What one of several people pays of an order, by a link of their own (decision 103). */
export type OrderShareRow = {
  id: string;
  order_id: string;
  /** As they called themselves in the list; '' for who ordered. */
  name: string;
  pence: number;
  /** SHA-256 of the key of its link. */
  key_hash: string;
  /** Where its receipt goes; '' while nobody has said. */
  email: string;
  /** `ended`: nothing is paid by shares any more; what was paid of it goes back. */
  state: 'open' | 'paid' | 'ended';
  created_at: string;
  updated_at: string;
};
