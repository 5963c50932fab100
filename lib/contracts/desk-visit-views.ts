import type { DeskPhoto, DeskOption, DeskState } from './desk-parts';

/** A visit with the actions of the desk, made by lib/server/desk. */
export type DeskVisit = {
  readonly id: string;
  readonly state: DeskState;
  /** "Since 09:30. Arrives 09:45 to 10:00"; '' before the first event. */
  readonly said: string;
  /** A warning for the operator: "Later than we said"; '' for none. */
  readonly alarm: string;
  /**
   * The crew's request to end the visit because nobody is there, with an id for each of the two answers; null without
   * one.
   */
  readonly endAsked: { readonly text: string; readonly end: string; readonly stay: string } | null;
  /** The page that refunds the credit for a late arrival; '' when none is due. */
  readonly refundHref: string;
  /** "28 of 30 in, 2 marks, 6 photos, signed", and the page that records them for the crew; '' before the day. */
  readonly proof: string;
  readonly proofHref: string;
  /** The form that assigns crews, with a field for each crew of the job. Null once the visit is over. */
  readonly assign: {
    readonly version: number;
    readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
    readonly options: readonly DeskOption[];
    /** The meaning of the option for no crew. */
    readonly none: string;
  } | null;
  /**
   * The form that records an event that a crew reports by telephone. Null before the day, and when no event can follow.
   */
  readonly record: { readonly event: string; readonly options: readonly DeskOption[] } | null;
};

/** The crew's records of a visit. */
export type DeskProof = {
  /** "Moving crew, 15 December 2026". */
  readonly title: string;
  readonly items: readonly {
    readonly text: string;
    /** Whether a count differs from the list, or something is marked. */
    readonly differs: boolean;
  }[];
  readonly photos: readonly DeskPhoto[];
  /** `signature`: an SVG path in a box of 600 by 200; '' for none. */
  readonly signoff: { readonly text: string; readonly signature: string } | null;
};

export type CrewsView = {
  readonly kind: 'crews';
  readonly date: string;
  readonly day: string;
  readonly before: string;
  readonly after: string;
  /** The day's crews, with a form for the foreman of each. */
  readonly crews: readonly {
    readonly team: string;
    readonly crew: number;
    readonly name: string;
    /** "3 jobs"; '' for none. */
    readonly jobs: string;
    readonly version: number;
    readonly lead: string;
    readonly options: readonly DeskOption[];
    /** The page with the link of the crew's day; '' before publication. */
    readonly link: string;
    /** Whether the crew has jobs and nobody has been sent the link. */
    readonly isUnsent: boolean;
  }[];
  /** The crew link that the page shows. */
  readonly link: CrewLinkView | null;
  readonly members: readonly CrewMemberLine[];
  /** The id for a new crew member. */
  readonly newMember: string;
};

export type CrewMemberLine = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly hasLeft: boolean;
};

/** The link that opens a crew's day on phones. */
export type CrewLinkView = {
  readonly team: string;
  readonly crew: number;
  readonly name: string;
  /** The version of the link. */
  readonly version: number;
  readonly href: string;
  /** The link as a QR code: the dark squares as an SVG path in a square of `side` modules. */
  readonly code: { readonly side: number; readonly path: string };
  /** The foreman, with a button for each channel that can send the link. Null without a foreman. */
  readonly lead: {
    readonly id: string;
    readonly ways: readonly { readonly way: string; readonly label: string }[];
    /** "Amir has no mobile and no email address here: give them the code"; '' where a channel exists. */
    readonly note: string;
  } | null;
  /** The notifications with this link, the latest first: "Texted to Amir 18:31". */
  readonly sent: readonly string[];
  /** "2 of 4 phones". */
  readonly count: string;
  readonly phones: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
};
