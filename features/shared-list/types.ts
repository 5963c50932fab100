import type { Picture } from '@/components/ui/Drawing/Drawing';

/** A person's part as a page shows it. */
export type Share = {
  readonly id: string;
  readonly name: string;
  /** "3 items, 90 cu ft" */
  readonly amount: string;
  /** The share of the price: "£52.30"; '' while there is no price. */
  readonly share: string;
  /** The percentage of the whole volume, 0 to 100. */
  readonly percent: number;
  readonly canBeRemoved: boolean;
};

export type EverybodyModel = {
  readonly shares: readonly Share[];
  /** "3 people, 7 items, 154 cu ft: £259" */
  readonly total: string;
};

/** A QR code: the number of modules of a side, and the dark ones as an SVG path. */
export type SquareCode = { readonly side: number; readonly path: string };

export type OwnerModel = {
  readonly draftId: string;
  readonly goOn: string;
  /** The result of the last action; '' for none. */
  readonly notice: string;
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
  /** The error of the name; '' for none. */
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
  /** The rooms of the catalogue. `room` is the shown one, '' during a search. */
  readonly rooms: readonly string[];
  readonly room: string;
  readonly find: string;
  readonly rows: readonly PartRow[];
  /** All items of the part, in the order of the catalogue. */
  readonly lines: readonly PartRow[];
  /** "3 items, 90 cu ft. Your share: £52.30 of £259." */
  readonly sum: string;
  readonly notice: string;
  /** Why nothing can be changed; '' while it can. */
  readonly over: string;
  readonly everybody: EverybodyModel;
  readonly again: string;
};

/** The shares of an order, for the customer who ordered. */
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
    /** The state of the share; '' before the order is shared. */
    readonly state: string;
    readonly isPaid: boolean;
    /** Whether the share is that of the customer who ordered. */
    readonly isOwn: boolean;
    readonly link: string | null;
    /** The URL of an email draft with the link; '' without a link. */
    readonly mailTo: string;
  }[];
  /** The amount to pay and its deadline; '' if nothing has to be paid any more. */
  readonly deadline: string;
  readonly drawing: Picture;
};

/** One share of an order, for the holder of its link. */
export type PayModel = {
  readonly partKey: string;
  readonly title: string;
  readonly job: string;
  readonly text: string;
  readonly notice: string;
  /** Whether `notice` is about the typed email address. */
  readonly isWrong: boolean;
  /** The label of the button; null if there is nothing to pay. */
  readonly pay: string | null;
  readonly email: string;
  readonly action: string;
  readonly drawing: Picture;
};
