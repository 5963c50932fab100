import type { NoteKind } from '@/components/ui/Note/Note';

export type UnitRow = {
  readonly label: string;
  /** "62 % full with your things"; '' where nothing is known of it. */
  readonly fill: string;
  readonly price: string;
  /** "£16.43 less"; '' for the own one. */
  readonly difference: string;
  /** Where it is chosen; null where it cannot be. */
  readonly href: string | null;
  /** Why not. */
  readonly note: string;
  readonly isChosen: boolean;
};

type HiddenFields = Readonly<Record<string, string | number>>;

/** The page of other units for a store in words; made on the server. */
export type UnitModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly backHref: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** The move that is agreed. */
  readonly planned: {
    readonly title: string;
    readonly words: readonly string[];
    readonly action: string;
    readonly fields: HiddenFields;
  } | null;
  /** Null while the store has to stay where it is. */
  readonly choice: {
    readonly title: string;
    /** What the prices are for. */
    readonly note: string;
    readonly rows: readonly UnitRow[];
    readonly custom: {
      readonly action: string;
      readonly token: string;
      readonly min: number;
      readonly max: number;
      /** The unit that is sold instead of a smaller area that was asked for, and where it is chosen. */
      readonly sold: { readonly text: string; readonly label: string; readonly href: string | null } | null;
    } | null;
  } | null;
  /** The unit that was chosen, and what is agreed by the button. */
  readonly agreement: {
    readonly title: string;
    readonly words: readonly string[];
    readonly label: string;
    readonly action: string;
    readonly fields: HiddenFields;
  } | null;
};
