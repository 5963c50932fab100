import type { BringBack, Fact, Badge, Notice, Thing } from '../types';

/** Who may order returns from a unit, as its owner sees it, in words. */
export type HelpersPanel = {
  /** What has just become of one of its forms. */
  readonly notice: Notice | null;
  readonly people: readonly {
    readonly helperId: string;
    readonly name: string;
    readonly email: string;
    /** "Since 24 November 2026". */
    readonly since: string;
  }[];
  /** What they have booked. */
  readonly returns: readonly {
    readonly returnId: string;
    /** "Sam: 3 things on Tuesday 1 December 2026, 10:00–12:00, to SE15 4HX". */
    readonly text: string;
    /** What cancelling it gives back, and to whom. */
    readonly refund: string;
    /** What its form sends beside the ids. */
    readonly version: number;
    readonly expectedRefund: number;
  }[];
  /** The form for one more, with what was typed into it and refused; null when there are as many as there may be. */
  readonly form: {
    readonly isOpen: boolean;
    readonly name: string;
    readonly email: string;
    readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
  } | null;
};

/** A unit of somebody else that the client may order returns from. */
export type OpenedCard = {
  readonly orderId: string;
  /** "Nadia’s 6 × 4 ft unit". */
  readonly title: string;
  /** Why what was asked for last was refused. */
  readonly notice: Notice | null;
  readonly badge: Badge;
  /** What the client may do, and what not. */
  readonly rules: string;
  readonly facts: readonly Fact[];
  readonly things: readonly Thing[];
  readonly floor: { readonly width: number; readonly depth: number } | null;
  readonly bringBack: BringBack | null;
};
