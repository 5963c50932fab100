import type { ReviewFields } from '@/lib/contracts/review-page';

/** The page of a review, in words; made on the server. */
export type ReviewModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly orderHref: string;
  /** This page, where its forms are sent to. */
  readonly action: string;
  readonly notice: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  /** What is kept, with what has become of it; null while there is nothing. */
  readonly kept: {
    readonly title: string;
    readonly words: readonly string[];
    readonly stars: number;
    readonly author: string;
    /** With its lines. */
    readonly text: string;
  } | null;
  readonly form: {
    readonly title: string;
    readonly version: number;
    readonly values: ReviewFields;
    readonly errors: Partial<Readonly<Record<keyof ReviewFields, string>>>;
    readonly button: string;
  } | null;
  readonly canWithdraw: boolean;
  readonly canStop: boolean;
};
