import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ErrorCode, QuoteDto } from '@/lib/contracts/errors';
import type { PriceCondition } from '@/lib/domain/pricing/conditions';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';

/** Texts that are not yet an answer (a search, an item being described), by their name and field. */
export type HalfTyped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Answers that every flow has. A flow is data: steps, schemas and price. The engine knows no service, so a new flow
 * is a new `Flow` (model: features/quote/moving/flow.ts) and needs no change here.
 */
export type Answers = { readonly promo: string };

/**
 * One page of questions. Its rule is `schema.pick(step.fields)` of the flow's schema, so a field cannot have two
 * rules.
 */
export type Step<V extends Answers> = {
  /** Id and last segment of the URL. */
  readonly id: string;
  /** Short title, on the progress tape and in "Step 2 of 5: Addresses". */
  readonly title: string;
  /** The question, as h1. */
  readonly heading: string;
  readonly lead?: string;
  readonly fields: readonly (keyof V & string)[];
  /** Analytics name of the step (QUO-5). */
  readonly event: string;
  readonly isShown?: (values: V) => boolean;
  /** Returns the errors of rules that need the clock, which a schema cannot hold. */
  readonly alsoWrong?: (values: V, now: Date) => FieldErrors;
  /** Returns messages about input that is not yet an answer, so that "Next" does not drop it silently. */
  readonly waiting?: (halfTyped: HalfTyped) => FieldErrors;
  /** Called after the step's answers are saved on the server. */
  readonly afterSave?: (values: V, draftId: string) => void;
};

/** The price of a flow: computed at once by the server's own function, then confirmed by the server. */
export type FlowPrice<V extends Answers> = {
  /** Returns the answers that affect the price, without the promo code. A change triggers a new request. */
  readonly inputOf: (values: V) => unknown;
  /**
   * Returns the price, given the server's last distance and promo code. Null while it cannot be computed here (no size
   * yet, or too much for the vans).
   */
  readonly local: (values: V, known: Quote | null) => Quote | null;
  /** Returns the server's price; null when a newer call replaced this one (API-2). */
  readonly remote: (values: V, draftId: string | null) => Promise<QuoteDto | null>;
  readonly fromDto: (dto: QuoteDto) => Quote;
  readonly changeOf: (before: Quote, after: Quote) => QuoteChange | null;
  readonly conditions: (values: V, distanceMiles: number | null) => readonly PriceCondition[];
};

/** The component of each step's questions, by step id. It reads the form and knows nothing of orders. */
export type Questions = Readonly<Record<string, Question>>;
export type Question = {
  readonly Component: ComponentType;
  /** Preloads the component's code. */
  readonly fetch: () => Promise<unknown>;
};

export type Rules = {
  readonly schema: AnyObjectSchema;
  /** Shapes and bounds of the answers without required fields, for drafts. */
  readonly draftSchema: AnyObjectSchema;
};

export type Flow<V extends Answers> = {
  readonly id: string;
  /** Path of the start page. The steps are at `${path}/${step.id}`. */
  readonly path: string;
  /** Title above the price lines: "Your move". */
  readonly summaryTitle: string;
  /** Fields of the start page, before the first step. */
  readonly entryFields: readonly (keyof V & string)[];
  readonly steps: readonly Step<V>[];
  readonly empty: V;
  /** Loads the schemas with the first check, because they are a third of a step's code. */
  readonly rules: () => Promise<Rules>;
  readonly price: FlowPrice<V>;
  /** The field that an error code of the backend is about. Other codes show as a banner. */
  readonly fieldOfCode: Partial<Record<ErrorCode, { readonly field: string; readonly text: string }>>;
  readonly save: (body: {
    readonly draftId: string | null;
    readonly step: string;
    readonly answers: V;
  }) => Promise<{ readonly draftId: string; readonly savedAt: string; readonly pricesUntil: string | null }>;
  readonly remove: (draftId: string) => Promise<unknown>;
};

/** The state of a quote when the server renders a step. */
export type SavedState<V extends Answers> = {
  readonly draftId: string | null;
  /** The instant until which the quoted prices hold; null before the first save. */
  readonly pricesUntil: string | null;
  /** Identifies these answers. A half-typed step counts only with the same basis (draft.ts). */
  readonly basis: string;
  /** The furthest saved step; null before the first save. */
  readonly furthest: string | null;
  readonly values: V;
  readonly quote: QuoteDto | null;
  /** Ids of the steps whose answers are complete. */
  readonly finished: readonly string[];
};

/** Error messages by field path. */
export type FieldErrors = Readonly<Record<string, string>>;
