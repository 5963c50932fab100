import type { FlowId } from '@/lib/domain/services/flows';
import type { BookingFacts } from '../booking';
import type { Answers, SavedState } from '../engine/types';
import type { HeldWords, OrderedWords } from './order-words';

/** A place that came with the address and that has no price online: said before the first question, not after it. */
export type AskView = {
  readonly kind: 'ask';
  readonly flow: FlowId;
  /** Why, a sentence each. */
  readonly reasons: readonly string[];
  /** The postcodes as they were typed, to be mended; by their names in the address. */
  readonly postcodes: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  /** What else the address said, so that mending a postcode loses nothing. */
  readonly entry: Readonly<Record<string, string>>;
  /** All that is known, for who asks us instead. */
  readonly typed: { readonly postcode: string; readonly comment: string };
};

/** What a visitor finds at an address of a flow. Plain data: it travels in the page's props. */
export type QuoteView<V extends Answers> =
  | {
      readonly kind: 'question';
      /** Of the document; null on the check page. */
      readonly title: string | null;
      readonly saved: SavedState<V>;
      readonly facts: BookingFacts;
      /** On the check page: the order of these answers that waits for its payment. */
      readonly held: HeldWords | null;
      /** With a return: the storage order that it is known to be from. */
      readonly store: string | null;
    }
  | AskView
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered'; readonly words: OrderedWords };
