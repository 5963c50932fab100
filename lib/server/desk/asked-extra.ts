import type { ExtraFacts } from '@/lib/domain/extras/kinds';
import { FACT_FIELDS, factsTyped } from '@/lib/server/subjects/extras/typed-facts';
import { asked, type Query } from './words';

/** What was sent about an extra, as it was typed. */
export const typedExtra = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_FIELDS.map((field) => [field, asked(query, field).trim()] as const).filter(([, text]) => text !== ''),
  );

/** The same as the page's address has it. */
export const askedExtraText = (query: Query): string => new URLSearchParams(typedExtra(query)).toString();

/** How it really is, from what was sent; null where no kind was named. Throws Problem validation_failed. */
export const extraFactsIn = (query: Query): ExtraFacts | null => factsTyped(typedExtra(query));
