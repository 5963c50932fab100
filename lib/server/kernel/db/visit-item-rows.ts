import type { SignOff } from '@/lib/domain/visits/sign-off';

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

export type SignoffRow = {
  /** Made on the phone. */
  id: string;
  visit_id: string;
  outcome: SignOff;
  /** Who signed and the path of the signature; '' without one, and once their time is over. */
  name: string;
  signature: string;
  at: string;
  received_at: string;
  clock_off: number;
};
