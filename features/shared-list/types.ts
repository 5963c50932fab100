import type { Picture } from '@/components/ui/Drawing/Drawing';
import type { SquareCode } from '@/components/ui/QrCode';

export type Share = {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  /** "£52.30"; '' while there is no price. */
  readonly share: string;
  /** The percentage of the whole volume, 0 to 100. */
  readonly percent: number;
  readonly canBeRemoved: boolean;
};

export type EverybodyModel = {
  readonly shares: readonly Share[];
  readonly total: string;
};

export type OwnerModel = {
  readonly draftId: string;
  readonly goOn: string;
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
  readonly error: string;
  /** Why nobody can join; '' while they can. */
  readonly over: string;
  readonly everybody: EverybodyModel;
  readonly action: string;
};

export type PartRow = {
  readonly id: string;
  readonly title: string;
  readonly volume: string;
  readonly quantity: number;
};

export type PartModel = {
  readonly partKey: string;
  readonly name: string;
  readonly action: string;
  /** `room` is '' during a search. */
  readonly rooms: readonly string[];
  readonly room: string;
  readonly find: string;
  readonly rows: readonly PartRow[];
  /** All items of the part, in the order of the catalogue. */
  readonly lines: readonly PartRow[];
  readonly sum: string;
  readonly notice: string;
  /** Why nothing can be changed; '' while it can. */
  readonly over: string;
  readonly everybody: EverybodyModel;
  readonly again: string;
};
