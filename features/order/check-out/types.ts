import type { Fact } from '../types';

/** The pack in words; made on the server. */
export type CheckOutModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly orderHref: string;
  /** Null for an order that has no home to hand back. */
  readonly pack: {
    readonly facts: readonly Fact[];
    readonly rooms: readonly RoomModel[];
    readonly photos: {
      /** Where the form is sent: the page itself. */
      readonly action: string;
      /** "Sunday 13 June 2027"; null where no more are taken. */
      readonly until: string | null;
    };
    /** What the form was sent with. */
    readonly typed: Readonly<Record<string, string>>;
    /** What is wrong with the whole form; null for nothing. */
    readonly trouble: string | null;
    readonly guarantee: { readonly title: string; readonly period: string; readonly words: readonly string[] } | null;
  } | null;
};

export type RoomModel = {
  readonly key: string;
  readonly label: string;
  /** `label`: the room and when it came. */
  readonly photos: readonly { readonly id: string; readonly url: string; readonly label: string }[];
  /** What was not taken; '' for nothing. */
  readonly error: string;
};
