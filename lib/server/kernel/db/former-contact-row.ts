/** Where mails of an order went until its contact was changed at the desk: a mail there says so. */
export type FormerContactRow = {
  id: string;
  order_id: string;
  at: string;
  email: string;
  /** What was changed, as FormerContact of lib/domain/order/contact-parts.ts names it, with commas between. */
  changed: string;
};
