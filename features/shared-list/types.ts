import type { Picture } from '@/components/ui/Drawing/Drawing';

/** Somebody's part as a page shows it. */
export type Share = {
  readonly id: string;
  readonly name: string;
  /** "3 items, 90 cu ft" */
  readonly amount: string;
  /** "£52.30"; '' while there is no price. */
  readonly share: string;
  /** Of the whole volume, 0 to 100. */
  readonly percent: number;
  readonly canBeRemoved: boolean;
};

export type EverybodyModel = {
  readonly shares: readonly Share[];
  /** "3 people, 7 items, 154 cu ft: £259" */
  readonly total: string;
};

/** A square code: how many modules a side has, and its dark ones as the path of an SVG. */
export type SquareCode = { readonly side: number; readonly path: string };

export type OwnerModel = {
  readonly draftId: string;
  readonly goOn: string;
  /** What became of what was asked; '' for nothing. */
  readonly said: string;
  readonly isOrdered: boolean;
  /** Null while the list is not shared. */
  readonly shared: {
    readonly isOpen: boolean;
    readonly link: string;
    readonly code: SquareCode | null;
    readonly mailTo: string;
    readonly everybody: EverybodyModel;
  } | null;
  readonly actions: { readonly set: string; readonly remove: string };
  readonly drawing: Picture;
};

export type JoinModel = {
  readonly list: string;
  readonly name: string;
  /** What is wrong with the name; '' for nothing. */
  readonly error: string;
  /** Why nobody can join; '' while they can. */
  readonly over: string;
  readonly everybody: EverybodyModel;
  readonly action: string;
};

export type PartRow = {
  readonly id: string;
  readonly title: string;
  /** "35 cu ft" */
  readonly volume: string;
  readonly quantity: number;
};

export type PartModel = {
  readonly partKey: string;
  readonly name: string;
  readonly action: string;
  /** Rooms of the catalogue, and the one that is shown; '' while something is looked for. */
  readonly rooms: readonly string[];
  readonly room: string;
  readonly find: string;
  readonly rows: readonly PartRow[];
  /** All that is in the part, in the order of the catalogue. */
  readonly lines: readonly PartRow[];
  /** "3 items, 90 cu ft. Your share: £52.30 of £259." */
  readonly sum: string;
  readonly said: string;
  /** Why nothing can be changed; '' while it can. */
  readonly over: string;
  readonly everybody: EverybodyModel;
  readonly again: string;
};

/** The shares of an order, for who ordered it. */
export type SharesModel = {
  readonly reference: string;
  readonly token: string;
  readonly title: string;
  readonly lead: string;
  readonly orderHref: string;
  readonly canShare: boolean;
  readonly action: string;
  readonly rows: readonly {
    readonly name: string;
    readonly amount: string;
    /** '' before it is shared out. */
    readonly state: string;
    readonly isPaid: boolean;
    /** Of who ordered. */
    readonly isOwn: boolean;
    readonly link: string | null;
    /** A mail with the link, not written yet; '' without one. */
    readonly mailTo: string;
  }[];
  /** Until when what has to be paid; '' where nothing has to any more. */
  readonly deadline: string;
  readonly drawing: Picture;
};

/** Somebody's share, for who has its link. */
export type PayModel = {
  readonly partKey: string;
  readonly title: string;
  readonly job: string;
  readonly text: string;
  readonly said: string;
  /** What was said is about the address that was typed. */
  readonly isWrong: boolean;
  /** What the button says; null where there is nothing to pay. */
  readonly pay: string | null;
  readonly email: string;
  readonly action: string;
  readonly drawing: Picture;
};
