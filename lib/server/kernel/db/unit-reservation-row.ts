import type { StorageSpace } from '@/lib/domain/vocabulary';

/** The storage unit of an order: from its hold until everything has gone back, or until the order ends. */
export type UnitReservationRow = {
  order_id: string;
  space: StorageSpace;
  /** Of a custom unit; null for the others. */
  square_feet: number | null;
  /** The day of the collection, London's. */
  from: string;
  /** The day on which everything goes back; it is free from the next one on. Null: open. */
  until: string | null;
  /** UTC instant at which it lapses unpaid; null: paid for. */
  expires_at: string | null;
  released: number;
};

/** One row a size, for whoever takes one of it to lock. */
export type UnitSizeRow = { space: StorageSpace };
