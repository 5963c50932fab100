/** Where exactly a stop of an order is, asked after payment (lib/domain/order/stops.ts). '' is what nobody has given. */
export type OrderStopRow = {
  order_id: string;
  stop: string;
  /** The stop's postcode when it was given: for another one it counts as not given. */
  postcode: string;
  line1: string;
  line2: string;
  town: string;
  note: string;
  contact_name: string;
  /** With plus and country code. */
  contact_phone: string;
  /** 1 while there is a note or a contact: what is deleted soon after the day. */
  has_notes: number;
  /** 1 where the customer wants no photos indoors; the same in all rows of one saving. */
  no_photos: number;
  /** How often the addresses of this order had been given with this time; the same in all rows of one saving. */
  version: number;
  updated_at: string;
};
