import type { ChargeState, ContractState } from '@/lib/domain/storage/contract';
import type { StorageSpace, StorageTerm } from '@/lib/domain/vocabulary';

/** What goes on being paid for a store; one a storage order that was booked. Days are London's, "2026-12-15". */
export type StorageContractRow = {
  order_id: string;
  space: StorageSpace;
  /** Of a custom unit; null for the others. */
  square_feet: number | null;
  term: StorageTerm;
  /** Pence a week as they were agreed: before and after the discount of the term. */
  list_pence: number;
  weekly_pence: number;
  /** Off every payment; 0 for who is no student. */
  student_percent: number;
  started_on: string;
  /** The first day that is not paid for: that of the order's first payment, and then of the last charge that was raised. */
  paid_until: string;
  /** The day of the next charge; null: none comes any more. */
  next_charge_on: string | null;
  /** The first day that is not rented any more: that of the return, or of the minimum term; null while neither is known. */
  ends_on: string | null;
  state: ContractState;
  /** The charge that was announced last, by its day, when, and with how much. */
  noticed_for: string | null;
  noticed_on: string | null;
  noticed_pence: number | null;
  /** Another price a week that was announced, and the first day that it holds for. */
  new_weekly_pence: number | null;
  new_from: string | null;
  /** Another unit that was agreed, its price a week, and the day of the change; null: none. */
  move_on: string | null;
  move_space: StorageSpace | null;
  move_square_feet: number | null;
  move_list_pence: number | null;
  move_weekly_pence: number | null;
  /** How many pieces were to change over. */
  move_pieces: number | null;
  /** The day of the last change that was made. */
  moved_on: string | null;
  /** The day on which the desk says that it ends, whatever is booked; null: it has said nothing. */
  desk_end: string | null;
  /** Of the desk. */
  note: string;
  created_at: string;
  updated_at: string;
};

/** What is owed for a period of a contract, once. */
export type ChargeRow = {
  id: string;
  order_id: string;
  /** From this day on, up to and without the other one. */
  period_from: string;
  period_until: string;
  pence: number;
  state: ChargeState;
  /** How often the card was refused. */
  refusals: number;
  first_refused_at: string | null;
  /** When the card is asked (again) by itself; null: it is not. */
  next_try_at: string | null;
  /** Some instance has it in hand until then. */
  locked_until: string | null;
  /** The payment that was begun and whose answer is not known yet. */
  attempt_id: string | null;
  /** The payment that settled it. */
  payment_id: string | null;
  created_at: string;
  updated_at: string;
};

/** How the payment processor names a card that a customer let it keep; no card data. */
export type PaymentMethodRow = {
  id: string;
  order_id: string;
  provider: string;
  /** The session in which it is given, when it is not given with the first payment. */
  setup_ref: string | null;
  customer_ref: string | null;
  method_ref: string | null;
  /** `asked`: its page is open. `replaced`: another one is used since. `failed`: it is not charged automatically any more. */
  state: 'asked' | 'kept' | 'replaced' | 'failed';
  created_at: string;
  updated_at: string;
};
