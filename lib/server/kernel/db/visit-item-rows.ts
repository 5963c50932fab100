import type { ItemCount } from '@/lib/domain/visits/items';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';

/** An item of a visit as it was counted; each number and the marks with the time of who said so last, null for nobody. */
export type VisitItemRow = {
  visit_id: string;
  /** As the order's list names it. */
  item: string;
  title: string;
  /** On the list when it was last counted. */
  planned: number;
  loaded: number | null;
  loaded_at: string | null;
  unloaded: number | null;
  unloaded_at: string | null;
  /** Marks, separated by commas; '' where somebody has looked and there are none. */
  condition: string | null;
  condition_at: string | null;
};

/** One thing that was said of an item: what the row above follows from. */
export type VisitCountRow = {
  /** Made where it was said, so that it is stored once however often it is sent. */
  id: string;
  visit_id: string;
  item: string;
  what: ItemCount['what'];
  count: number;
  /** Separated by commas. */
  marks: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who wrote it down for a crew that telephoned; '' for a crew's phone. */
  recorded_by: string;
};

export type SignoffRow = {
  /** Made on the phone, or with the form at the desk. */
  id: string;
  visit_id: string;
  outcome: KeptSignOff;
  /** Who signed and the path of the signature; '' without one, and once their time is over. */
  name: string;
  signature: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who wrote it down and who told them so; both '' for a crew's phone. */
  recorded_by: string;
  told_by: string;
};
