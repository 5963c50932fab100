import type { NoteKind } from '@/components/ui/Note/Note';
import type { TagKind } from '@/components/ui/Tag/Tag';
import type { ClaimFormState } from '@/lib/contracts/claim-page';
import type { Fact } from '../types';

/** A photo, with the address of its picture. */
export type ShownPhoto = { readonly id: string; readonly label: string; readonly url: string };

/** Where more photos of a claim are added. */
export type AddingPhotos = {
  readonly reference: string;
  readonly token: string;
  /** Its number. */
  readonly claim: number;
  readonly action: string;
  /** How many it has. */
  readonly count: number;
  readonly error: string | undefined;
};

/** A claim that was made, in words. */
export type MadeClaim = {
  /** Where the page's address leads to. */
  readonly id: string;
  readonly title: string;
  readonly state: { readonly label: string; readonly tag: TagKind };
  /** When it came, and by when we answer and decide or have done so. */
  readonly facts: readonly Fact[];
  readonly items: readonly string[];
  readonly text: readonly string[];
  readonly photos: readonly ShownPhoto[];
  /** Null once it is decided. */
  readonly adding: AddingPhotos | null;
  readonly answer: { readonly title: string; readonly text: readonly string[] } | null;
  readonly decision: { readonly title: string; readonly text: readonly string[] } | null;
};

export type ClaimFormModel = ClaimFormState & {
  /** The heading above it where claims were made before; '' where it is what the page is about. */
  readonly title: string;
  readonly action: string;
  readonly reference: string;
  readonly token: string;
  /** Those that were sent for it already. */
  readonly photos: readonly ShownPhoto[];
  /** What the order names; empty where it names nothing. */
  readonly things: readonly string[];
  readonly canAddRow: boolean;
};

/** The page of claims in words; made on the server. */
export type ClaimModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  /** How far we are liable on the order. */
  readonly limit: string;
  readonly orderHref: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  readonly claims: readonly MadeClaim[];
  /** Null where no claim can be made here. */
  readonly form: ClaimFormModel | null;
};
