import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ErrorCode, QuoteDto } from '@/lib/contracts/errors';
import type { PriceCondition } from '@/lib/domain/pricing/charges';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';

/** Texts that are not yet an answer (a search, an item being described), by name and field. */
export type HalfTyped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Answers that every flow has. The engine knows no service: a new flow is a new `Flow` (model: moving/flow.ts). */
export type Answers = { readonly promo: string };

/** One page of questions. Its rule is `schema.pick(step.fields)`, so a field cannot have two rules. */
export type Step<V extends Answers> = {
  readonly id: string;
  /** Short title: "Addresses". */
  readonly title: string;
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
  readonly afterSave?: (values: V, draftId: string) => void;
};

export type FlowPrice<V extends Answers> = {
  /** Returns the answers that affect the price, without the promo code. */
  readonly inputOf: (values: V) => unknown;
  /** Returns the price with the server's last distance and promo code; null while it cannot be computed here. */
  readonly local: (values: V, known: Quote | null) => Quote | null;
  /** Returns the server's price; null when a newer call replaced this one (API-2). */
  readonly remote: (values: V, draftId: string | null) => Promise<QuoteDto | null>;
  readonly fromDto: (dto: QuoteDto) => Quote;
  readonly changeOf: (before: Quote, after: Quote) => QuoteChange | null;
  readonly conditions: (values: V, distanceMiles: number | null) => readonly PriceCondition[];
};

export type Questions = Readonly<Record<string, Question>>;
export type Question = {
  readonly Component: ComponentType;
  readonly fetch: () => Promise<unknown>;
};

export type Rules = {
  readonly schema: AnyObjectSchema;
  /** Shapes and bounds of the answers without required fields. */
  readonly draftSchema: AnyObjectSchema;
};

export type Flow<V extends Answers> = {
  readonly id: string;
  readonly path: string;
  readonly summaryTitle: string;
  readonly entryFields: readonly (keyof V & string)[];
  readonly steps: readonly Step<V>[];
  readonly empty: V;
  /** Loads the schemas with the first check, because they are a third of a step's code. */
  readonly rules: () => Promise<Rules>;
  readonly price: FlowPrice<V>;
  /** The field that a backend error is about. Other errors show as a banner. */
  readonly fieldOfCode: Partial<Record<ErrorCode, { readonly field: string; readonly text: string }>>;
  readonly save: (body: {
    readonly draftId: string | null;
    readonly step: string;
    readonly answers: V;
  }) => Promise<{ readonly draftId: string; readonly savedAt: string; readonly pricesUntil: string | null }>;
  readonly remove: (draftId: string) => Promise<unknown>;
};

export type SavedState<V extends Answers> = {
  readonly draftId: string | null;
  readonly pricesUntil: string | null;
  /** Identifies these answers. A half-typed step counts only with the same basis (draft.ts). */
  readonly basis: string;
  readonly furthest: string | null;
  readonly values: V;
  readonly quote: QuoteDto | null;
  readonly finished: readonly string[];
};

export type FieldErrors = Readonly<Record<string, string>>;
