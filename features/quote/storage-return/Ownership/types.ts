import type { NoteKind } from '@/components/ui/Note';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';

/** A rental of the signed-in customer, with the returns that can be booked from it. */
export type OwnRental = {
  readonly orderId: string;
  readonly reference: string;
  /** "6 × 4 ft unit". */
  readonly title: string;
  readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
};

/** The texts of the page on which a customer proves to own the stored items, made on the server. */
export type WhoseWords = {
  readonly heading: string;
  readonly lead: string;
  readonly notice: { readonly kind: NoteKind; readonly text: string } | null;
  /** The refused values by field. */
  readonly typed: { readonly reference?: string; readonly email?: string };
  /** The error messages by field. */
  readonly errors: { readonly reference?: string; readonly email?: string };
  /** The emailed link and the rental that it opens; null without a link. */
  readonly link: { readonly value: string; readonly reference: string } | null;
  readonly stores: readonly OwnRental[];
  /** Null for a signed-in customer. */
  readonly signInHref: string | null;
  /** The draft of a return; '' for none. */
  readonly draftId: string;
  /** Path that continues without proof. That flow ends with a request instead of an order. */
  readonly askHref: string;
  /** Paths of the API calls that the forms post to. */
  readonly calls: { readonly open: string; readonly mail: string; readonly book: string };
};
