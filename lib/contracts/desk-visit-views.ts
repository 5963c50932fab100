import type { DeskPhoto, DeskOption, DeskState } from './desk-parts';

/** What the desk sees of a visit and can do with it, made by lib/server/desk. */
export type DeskVisit = {
  readonly id: string;
  readonly state: DeskState;
  /** "Since 09:30. Arrives 09:45 to 10:00"; '' while nothing has happened. */
  readonly said: string;
  /** What somebody has to look at: "Later than we said"; '' for nothing. */
  readonly alarm: string;
  /** The crew asks to end it, because nobody is there; null while it does not. An id for each of the two answers. */
  readonly endAsked: { readonly text: string; readonly end: string; readonly stay: string } | null;
  /** The page that gives the credit of a late arrival back; '' when none is due. */
  readonly refundHref: string;
  /** "28 of 30 in, 2 marks, 6 photos, signed", and the page that records for its crew; '' before the day. */
  readonly proof: string;
  readonly proofHref: string;
  /** The form that gives it to crews: a field for each crew that it takes. Null once it is over. */
  readonly assign: {
    readonly version: number;
    readonly fields: readonly { readonly name: string; readonly label: string; readonly value: string }[];
    readonly options: readonly DeskOption[];
    /** What it means to choose no crew. */
    readonly none: string;
  } | null;
  /** The form that says what a crew has telephoned. Null before the day, and when nothing can follow. */
  readonly record: { readonly event: string; readonly options: readonly DeskOption[] } | null;
};

/** What a crew has recorded of a visit. */
export type DeskProof = {
  /** "Moving crew, 15 December 2026". */
  readonly title: string;
  readonly items: readonly {
    readonly text: string;
    /** Another number than on the list, or a mark. */
    readonly differs: boolean;
  }[];
  readonly photos: readonly DeskPhoto[];
  /** `signature`: a path in a box of 600 by 200; '' for none. */
  readonly signoff: { readonly text: string; readonly signature: string } | null;
};

export type CrewsView = {
  readonly kind: 'crews';
  readonly date: string;
  readonly day: string;
  readonly before: string;
  readonly after: string;
  /** Whose day it is: a form for each crew. */
  readonly crews: readonly {
    readonly team: string;
    readonly crew: number;
    readonly name: string;
    /** "3 jobs"; '' for none. */
    readonly jobs: string;
    readonly version: number;
    readonly lead: string;
    readonly options: readonly DeskOption[];
    /** The page with the link of its day; '' before publication. */
    readonly link: string;
    /** It has work, and nobody has the link. */
    readonly isUnsent: boolean;
  }[];
  /** The link that is looked at. */
  readonly link: CrewLinkView | null;
  readonly members: readonly CrewMemberLine[];
  /** The id that a new one gets. */
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

/** How a crew's phones open its day. */
export type CrewLinkView = {
  readonly team: string;
  readonly crew: number;
  readonly name: string;
  /** That of the link. */
  readonly version: number;
  readonly href: string;
  /** The link as a QR code: the dark squares as an SVG path in a square of `side` modules. */
  readonly code: { readonly side: number; readonly path: string };
  /** Who leads the crew and in which ways the link goes to them: a button each. Null while nobody does. */
  readonly lead: {
    readonly id: string;
    readonly ways: readonly { readonly way: string; readonly label: string }[];
    /** "Amir has no mobile and no email address here: give them the code"; '' where there is a way. */
    readonly note: string;
  } | null;
  /** What was sent of this link, the latest first: "Texted to Amir 18:31". */
  readonly sent: readonly string[];
  /** "2 of 4 phones". */
  readonly count: string;
  readonly phones: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
};
