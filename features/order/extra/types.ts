import type { NoteKind } from '@/components/ui/Note/Note';
import type { Fact } from '../types';

type Answer = {
  /** "Agree, £34". */
  readonly label: string;
  readonly fields: Readonly<Record<string, string | number>>;
};

/** The page of what was asked beyond an order, in words; made on the server. */
export type ExtraModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly backHref: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** What waits for an answer; null where nothing does. */
  readonly open: {
    readonly facts: readonly Fact[];
    /** "Answer by 10:42 today." */
    readonly until: string;
    /** What is left of the time for it, milliseconds. */
    readonly leftMs: number;
    readonly action: string;
    readonly yes: Answer;
    readonly no: Answer;
    readonly note: string;
  } | null;
  /** What was agreed and is to be paid. */
  readonly owed: readonly {
    readonly key: string;
    readonly title: string;
    readonly facts: readonly Fact[];
    readonly label: string;
    readonly href: string;
  }[];
  /** Everything else that was asked. */
  readonly past: readonly Fact[];
};
