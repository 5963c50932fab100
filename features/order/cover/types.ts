import type { NoteKind } from '@/components/ui/Note/Note';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import type { CoverOf } from '@/lib/domain/order/cover-words';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

/** The form that asks what other cover would cost. */
export type CoverForm = {
  /** The page itself, to which the form comes back by GET. */
  readonly action: string;
  readonly token: string;
  readonly of: CoverOf;
  readonly items: readonly FurnitureItem[];
  readonly booked: CoverAnswers;
  /** What stands in it: what was asked for, else what is booked. */
  readonly cover: CoverAnswers;
};

/** The page of cover in words; made on the server. */
export type CoverModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly backHref: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** Null where nothing can be changed. */
  readonly form: CoverForm | null;
  /** The exact money of what was asked for, and what its button sends. */
  readonly agreement: {
    readonly title: string;
    readonly words: readonly string[];
    readonly label: string;
    readonly action: string;
    readonly fields: Readonly<Record<string, string | number>>;
  } | null;
};
