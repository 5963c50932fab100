import type { Pence } from '../money';
import type { LocalDate } from '../london-time';

/** The notice that a council requires before the day. */
export type Notice = {
  readonly days: number;
  /** The days that count: all, or Monday to Friday without bank holidays. */
  readonly counted: 'days' | 'working_days';
  /** The time by which a request counts on its day, local time ("15:00"). Absent: until midnight. */
  readonly by?: string;
  /** Whether the day of the request counts by the council's rule. Otherwise all days lie between (the safe reading). */
  readonly withDayOfRequest?: true;
};

/** One service of a council: the usual one, or a faster one that costs more. */
export type ParkingService = {
  readonly notice: Notice;
  /** A surcharge on the usual charge, for the whole request or for each bay. Absent: none, or the copy does not say. */
  readonly extra?: { readonly amount: Pence; readonly per: 'request' | 'bay' };
  /** Whether the council decides case by case, so that it is not reliable. */
  readonly isAtDiscretion?: true;
};

export type ParkingCharge = {
  readonly perRequest: Pence;
  readonly perBay: Pence;
  /** The free bays of a home move on its first day. */
  readonly freeBays?: number | 'all';
};

/** A council's terms for a reserved space at the kerb (a suspension), as we have read them. */
export type ParkingRule = {
  /** The usual service first, then the faster ones. Empty where our copy of the page does not say. */
  readonly services: readonly ParkingService[];
  /** Null where our copy does not say, or is too old for its prices to be shown. */
  readonly charge: ParkingCharge | null;
  /** Whether bays are suspended for works only: a home move asks for a dispensation. */
  readonly isForWorksOnly?: true;
  /** Charges outside a plan: for cancelling, for a dispensation. */
  readonly others?: readonly { readonly label: string; readonly amount: Pence }[];
  readonly note?: string;
  /** The date that the council gives. Null: the copy has no date. */
  readonly asOf: string | null;
  readonly readOn: LocalDate;
  readonly url: string;
};
