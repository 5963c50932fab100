import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ErrorCode, QuoteDto } from '@/lib/contracts/errors';
import type { PriceCondition } from '@/lib/domain/pricing/conditions';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';

/** Texts that are no answer yet (a search, something being described), by the name of what is being typed. */
export type HalfTyped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * A flow is data: its steps, its schemas and its price. The engine knows no service; a new flow is a new `Flow`
 * (features/quote/moving/flow.ts is the model) and changes nothing here.
 */
export type Answers = { readonly promo: string };

/** One question page. Its rule is `schema.pick(step.fields)` of the flow's schema: a field cannot have two rules. */
export type Step<V extends Answers> = {
  /** Also the last part of the URL. */
  readonly id: string;
  /** Short: on the tape and in "Step 2 of 5: Addresses". */
  readonly title: string;
  /** The question, as h1. */
  readonly heading: string;
  readonly lead?: string;
  readonly fields: readonly (keyof V & string)[];
  /** Analytics name of the step (QUO-5). */
  readonly event: string;
  readonly isShown?: (values: V) => boolean;
  /** A rule that no schema can hold, because it needs the clock. */
  readonly alsoWrong?: (values: V, now: Date) => FieldErrors;
  /** What was typed and is no answer yet: the step does not go on and drop it without a word. */
  readonly waiting?: (halfTyped: HalfTyped) => FieldErrors;
  /** Told once the step's answers are saved on the server. */
  readonly afterSave?: (values: V, draftId: string) => void;
};

/** How a flow's price is known: at once by the same function as the server's, then confirmed by the server. */
export type FlowPrice<V extends Answers> = {
  /** What the price depends on, except the promo code: the price is asked again when this changes. */
  readonly inputOf: (values: V) => unknown;
  /** With what the server told last (distance, promo code). Null while it cannot be priced here (no size yet, too much for our vans). */
  readonly local: (values: V, known: Quote | null) => Quote | null;
  /** Null when a newer call took over (API-2). */
  readonly remote: (values: V, draftId: string | null) => Promise<QuoteDto | null>;
  readonly fromDto: (dto: QuoteDto) => Quote;
  readonly changeOf: (before: Quote, after: Quote) => QuoteChange | null;
  readonly conditions: (values: V, distanceMiles: number | null) => readonly PriceCondition[];
};

/** What each step asks, by its id: a component that reads the form and knows nothing of order. */
export type Questions = Readonly<Record<string, Question>>;
export type Question = {
  readonly Component: ComponentType;
  /** Brings its code before it is shown. */
  readonly fetch: () => Promise<unknown>;
};

export type Rules = {
  readonly schema: AnyObjectSchema;
  /** The same shapes and bounds, nothing required: what may be stored half-finished. */
  readonly draftSchema: AnyObjectSchema;
};

export type Flow<V extends Answers> = {
  readonly id: string;
  /** Where the flow starts; its steps are at `${path}/${step.id}`. */
  readonly path: string;
  /** "Your move" above the price lines. */
  readonly summaryTitle: string;
  /** Answered on the page at `path`, before the first step. */
  readonly entryFields: readonly (keyof V & string)[];
  readonly steps: readonly Step<V>[];
  readonly empty: V;
  /** Fetched when something is first checked: they are a third of the code of a step. */
  readonly rules: () => Promise<Rules>;
  readonly price: FlowPrice<V>;
  /** Which answer a refusal of the backend is about; codes that are about none show as a banner. */
  readonly fieldOfCode: Partial<Record<ErrorCode, { readonly field: string; readonly text: string }>>;
  readonly save: (body: {
    readonly draftId: string | null;
    readonly step: string;
    readonly answers: V;
  }) => Promise<{ readonly draftId: string; readonly savedAt: string; readonly pricesUntil: string | null }>;
  readonly remove: (draftId: string) => Promise<unknown>;
};

/** What the server knows when it renders a step. */
export type SavedState<V extends Answers> = {
  readonly draftId: string | null;
  /** Until when what was quoted costs what it did; null before that is saved. */
  readonly pricesUntil: string | null;
  /** What these answers stand on: a half-typed step counts only for the very same (draft.ts). */
  readonly basis: string;
  /** The furthest step that was saved, null before the first save. */
  readonly furthest: string | null;
  readonly values: V;
  readonly quote: QuoteDto | null;
  /** Ids of the steps whose answers are complete. */
  readonly finished: readonly string[];
};

/** Path of a wrong field → the sentence beside it. */
export type FieldErrors = Readonly<Record<string, string>>;
