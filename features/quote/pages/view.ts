import type { BookingFacts } from '../booking';
import type { Answers, SavedState } from '../engine/types';

/** What a visitor finds at an address of a flow. Plain data: it travels in the page's props. */
export type QuoteView<V extends Answers> =
  | {
      readonly kind: 'question';
      /** Of the document; null on the check page. */
      readonly title: string | null;
      readonly saved: SavedState<V>;
      readonly facts: BookingFacts;
      /** With a return: the storage order that it is known to be from. */
      readonly store: string | null;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered'; readonly orderUrl: string };
