import type { KeysPlan } from '@/lib/domain/extras/keys-late';

/** What a customer without keys has chosen. */
export type KeysLateRow = {
  /** The key of the form: what is sent twice is chosen once. */
  id: string;
  order_id: string;
  /** The change of the order that it made. */
  change_id: string;
  plan: KeysPlan;
  /** London's: the slot that was chosen. */
  date: string;
  start: string;
  pence: number;
  /** What was agreed to for it; null where it is free. */
  extra_id: string | null;
  /** From when on a wait is counted. */
  waits_from: string;
  chosen_at: string;
  undone_at: string | null;
};
