/** Who made an order, for a day: hashes under the installation's secret, so that unpaid ones can be counted together. */
export type OrderMakerRow = {
  order_id: string;
  /** Of the network address, of IPv6 its first 64 bits; '' where it was not made by a visitor. */
  address_key: string;
  /** Of the mailbox, without tags and dots. */
  mailbox_key: string;
  phone_key: string;
  /** 1: by somebody who was signed in with this mailbox. */
  is_signed_in: number;
  created_at: string;
};
