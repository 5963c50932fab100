import type { Pence } from '../money';
import type { LocalDate } from '../vocabulary';

/** How long before the day a council wants to be asked. */
export type Notice = {
  readonly days: number;
  /** Every day of the week, or Monday to Friday without bank holidays. */
  readonly counted: 'days' | 'working_days';
  /** The hour by which a request must be there to count on its day, local time ("15:00"); absent: until midnight. */
  readonly by?: string;
  /** The council says that the day of the request is among them; else that many lie between (the safe reading). */
  readonly withDayOfRequest?: true;
};

/** One way to be served: the usual one, or a quicker one that costs more. */
export type ParkingService = {
  readonly notice: Notice;
  /** On top of the usual charge, for the whole request or for each bay; absent: nothing, or the copy does not say. */
  readonly extra?: { readonly amount: Pence; readonly per: 'request' | 'bay' };
  /** The council decides whether it can: not to be relied upon. */
  readonly isAtDiscretion?: true;
};

/** What a home move pays for reserved bays on one day. */
export type ParkingCharge = {
  readonly perRequest: Pence;
  readonly perBay: Pence;
  /** Bays that a home move does not pay for on its first day. */
  readonly freeBays?: number | 'all';
};

/** What a council asks for a reserved space at the kerb (a suspension), as we have read it. */
export type ParkingRule = {
  /** The usual service first, then the quicker ones; empty where our copy of the page does not say. */
  readonly services: readonly ParkingService[];
  /** null where our copy does not say, or is too old for its prices to be shown. */
  readonly charge: ParkingCharge | null;
  /** Bays are suspended for works alone: a home move asks for a dispensation. */
  readonly isForWorksOnly?: true;
  /** Charges that a plan does not need: to cancel, for a dispensation. */
  readonly others?: readonly { readonly label: string; readonly amount: Pence }[];
  readonly note?: string;
  /** The day of which the council gives these facts; null: the copy has no date. */
  readonly asOf: string | null;
  /** When we read it. */
  readonly readOn: LocalDate;
  readonly url: string;
};
