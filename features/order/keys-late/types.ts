import type { NoteKind } from '@/components/ui/Note/Note';
import type { Fact } from '../types';

type Fields = Readonly<Record<string, string | number>>;

/** Slots of one day at one price, each a button that books it. */
type SlotGroup = {
  readonly key: string;
  /** "Wednesday 16 December 2026". */
  readonly day: string;
  /** How the price comes about; '' where each slot says its own. */
  readonly workedOut: string;
  readonly slots: readonly {
    readonly key: string;
    /** "10:00–12:00". */
    readonly time: string;
    /** "£60", "no extra charge". */
    readonly price: string;
    /** Read out with it: "Agree, £60: Wednesday 16 December 2026, 10:00–12:00". */
    readonly label: string;
    readonly workedOut: string;
    readonly fields: Fields;
  }[];
};

/** The page for late keys, in words; made on the server. */
export type KeysLateModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly backHref: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** What is booked because of it; null for nothing. */
  readonly kept: {
    readonly title: string;
    readonly text: string;
    readonly facts: readonly Fact[];
    readonly pay: { readonly label: string; readonly href: string } | null;
    readonly undo: { readonly label: string; readonly action: string; readonly fields: Fields } | null;
    /** How it is changed otherwise. */
    readonly note: string;
  } | null;
  readonly action: string;
  /** What can be booked; empty where nothing can. */
  readonly offers: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly groups: readonly SlotGroup[];
    /** Instead of groups, where nothing is free. */
    readonly none: string;
  }[];
  readonly note: string;
};
