import type { ExtraFacts } from '@/lib/domain/extras/extras';
import { FACT_FIELDS, factsTyped } from '@/lib/server/modules/extras/typed-facts';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';

/** Returns the submitted fields of an extra as text, without the empty ones. */
export const typedExtra = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_FIELDS.map((field) => [field, queryParam(query, field).trim()] as const).filter(([, text]) => text !== ''),
  );

/** Returns the submitted fields of an extra as the query string of the page. */
export const askedExtraText = (query: Query): string => new URLSearchParams(typedExtra(query)).toString();

/** Returns the facts of the submitted extra; null when no kind is named. Throws Problem validation_failed. */
export const extraFactsIn = (query: Query): ExtraFacts | null => factsTyped(typedExtra(query));
