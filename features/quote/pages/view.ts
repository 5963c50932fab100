import type { FlowId } from '@/lib/domain/services/flows';
import type { Answers, SavedState } from '../engine/types';
import type { BookingFacts } from '../flow-config';
import type { HeldWords, OrderedWords } from './order-words';

/** A postcode in the URL without a price online, reported before the first question. */
export type AskView = {
  readonly kind: 'ask';
  readonly flow: FlowId;
  readonly reasons: readonly string[];
  /** The typed postcodes, to be corrected, by query parameter. */
  readonly postcodes: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  /** The other parameters of the URL. */
  readonly entry: Readonly<Record<string, string>>;
  /** All known answers, for the form that asks a person. */
  readonly typed: { readonly postcode: string; readonly comment: string };
};

/** The state of a flow's page, as plain data for the page's props. */
export type QuoteView<V extends Answers> =
  | {
      readonly kind: 'question';
      /** Null on the check page. */
      readonly title: string | null;
      readonly saved: SavedState<V>;
      readonly facts: BookingFacts;
      /** On the check page: the unpaid order with the same answers. */
      readonly held: HeldWords | null;
      /** For a return: the storage order that the customer has proven to own. */
      readonly rental: string | null;
    }
  | AskView
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered'; readonly words: OrderedWords };
