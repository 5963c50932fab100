import type { QuoteDto } from '@/lib/contracts/errors';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { addDays, formatDay, londonDate } from '@/lib/domain/london-time';
import { formatDifference, formatPence, pence } from '@/lib/domain/money';
import { isQuoteOpen } from '@/lib/domain/order/standing';
import { lineDifferences } from '@/lib/domain/pricing/line-differences';
import { totalLabel, type Quote } from '@/lib/domain/pricing/quote';
import { withCondition, type WhatIfJob } from '@/lib/domain/pricing/what-if';
import { sharesList } from '@/lib/domain/services/flows';
import { RECEIPT_CONDITION } from '@/lib/tool-routes';
import { isNothing } from '../check/answer-row';
import { laterLines, priceLines } from '../engine/PricePanel/price-text';
import { withDraftId, type BookingAnswers } from '../flow-config';
import type { QuoteBackend } from '../pages/backend';
import { draftIdOf, type Query } from '../pages/query';
import { flowOf, withStep } from '../reached';

/** The step with personal details, which a shared receipt leaves out. */
const PRIVATE_STEP = 'details';

type Surroundings = { readonly backend: QuoteBackend; readonly now: Date };

/** Returns a quote's receipt, also with the conditions ticked in the query; null if the quote is gone or paid. */
export async function receiptModel(query: Query, { backend, now }: Surroundings) {
  const draftId = draftIdOf(query);
  const draft = draftId ? await backend.readDraft(draftId) : null;
  if (!draft || (draft.order && !isQuoteOpen(draft.order.standing))) return null;
  const goOn = (await withStep(draft, now)).step.path;
  const flow = flowOf(draft);
  const values = draft.answers as BookingAnswers;
  const asked = flow.priceRequest(values);
  const priceOf = (request: object): Promise<QuoteDto | null> =>
    backend.price(withDraftId(request as typeof asked, draft.draftId)).catch(() => null);
  const dto = await priceOf(asked);
  const isShareable = sharesList(draft.flow);
  const known = { draftId: draft.draftId, reference: draft.reference, goOn, isShareable };
  if (!dto || !draft.pricesUntil) return { ...known, held: null };

  const quote = fromQuoteDto(dto);
  const around = { dateKey: flow.dateKey, from: addDays(londonDate(now), 1) };
  const tried = triedIn(query);
  const conditions = flow.price.conditions(values, quote.distanceMiles);
  const triggers = conditions.map(({ key, text, price }) => {
    const canTry = withCondition(asked, key, around) !== null;
    return { key, text, price, canTry, isTried: canTry && tried.has(key) };
  });
  const other = triggers
    .filter(({ isTried }) => isTried)
    .reduce<WhatIfJob>((request, { key }) => withCondition(request, key, around) ?? request, asked);
  const otherDto = other === asked ? null : await priceOf(other);
  const until = formatDay(londonDate(new Date(draft.pricesUntil)));
  const rows = await flow.fetchRows();
  return {
    ...known,
    held: {
      title: `${quote.follows ? `${totalLabel(quote)} ` : ''}${formatPence(quote.totalWithDiscount)} until ${until}`,
      totalLabel: totalLabel(quote),
      total: formatPence(quote.totalWithDiscount),
      until,
      lines: priceLines(quote),
      later: laterLines(quote),
      answers: rows(values)
        .filter((row) => row.step !== PRIVATE_STEP && !isNothing(row))
        .map(({ label, values: texts }) => ({ label, texts })),
      triggers,
      otherwise: otherDto && otherwise(quote, fromQuoteDto(otherDto)),
    },
  };
}

function triedIn({ [RECEIPT_CONDITION]: names }: Query): ReadonlySet<string> {
  return new Set(Array.isArray(names) ? names : [names ?? '']);
}

function otherwise(before: Quote, after: Quote) {
  const difference = pence(after.totalWithDiscount - before.totalWithDiscount);
  return {
    total: formatPence(after.totalWithDiscount),
    difference: formatDifference(difference),
    lines: lineDifferences(before.lines, after.lines).map((line) => ({
      key: `${line.label} ${(line.after ?? line.before)?.key ?? ''}`,
      label: line.label,
      detail: (line.after ?? line.before)?.detail,
      amount: formatDifference(line.difference),
    })),
  };
}

export type ReceiptModel = NonNullable<Awaited<ReturnType<typeof receiptModel>>>;
