/**
 * A word (searchWords) that an order, an enquiry or a saved quote is found by at the desk, from its beginning on. The
 * index has all of it: a search reads nothing else.
 */
export type SearchWordRow = {
  word: string;
  /** Whose it is: a mailbox in small letters, else a number with plus and country code. */
  person: string;
  /** When it was made, or changed last. */
  at: string;
  /** The id of the order, the enquiry or the draft. */
  record_id: string;
};
