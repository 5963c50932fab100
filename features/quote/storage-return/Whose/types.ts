import type { NoteKind } from '@/components/ui/Note';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';

/** A store of whoever is signed in, with what can be asked back from it. */
export type OwnStore = {
  readonly orderId: string;
  readonly reference: string;
  /** "6 × 4 ft unit". */
  readonly title: string;
  readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
};

/** The page on which somebody shows that what comes back is theirs, in words, made on the server. */
export type WhoseWords = {
  readonly heading: string;
  readonly lead: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** What was typed before, by its field. */
  readonly typed: { readonly reference?: string; readonly email?: string };
  /** What was wrong with it. */
  readonly errors: { readonly reference?: string; readonly email?: string };
  /** What the mailed link opens; null without one. */
  readonly link: { readonly value: string; readonly reference: string } | null;
  readonly stores: readonly OwnStore[];
  /** Null for whoever is signed in. */
  readonly signInHref: string | null;
  /** A return that was begun, '' for none. */
  readonly draftId: string;
  /** Where it goes on without showing anything: the end of the flow asks instead of ordering. */
  readonly askHref: string;
  /** Paths of the calls that the forms post to. */
  readonly calls: { readonly open: string; readonly mail: string; readonly book: string };
};
