import { FLOW_IDS, FLOWS } from '@/lib/domain/services/flows';
import type { BookingAnswers, FlowConfig } from '../flow-config';
import { answersInWords } from '../request/answers-in-words';
import type { QuoteBackend } from './backend';
import { postcodeIn, type Prefill, type Query } from './query';
import type { AskView } from './view';

/** The booking that a URL starts, and its prefill. */
export type Entered<V extends BookingAnswers> = { readonly flow: FlowConfig<V>; readonly prefill: Prefill<V> };

const LABELS: Readonly<Record<string, string>> = { from: 'From postcode', to: 'To postcode' };

/**
 * Returns the page that explains why a postcode in the URL has no price online. Null when all are served, or when the
 * check fails: then the price request reports it later.
 */
export async function askedFor<V extends BookingAnswers>(
  { flow, prefill }: Entered<V>,
  query: Query,
  values: V,
  backend: QuoteBackend,
): Promise<AskView | null> {
  const flowId = FLOW_IDS.find((id) => id === flow.id);
  const named = prefill.names.filter((name) => name in LABELS);
  const typed = named.map((name) => postcodeIn(query[name]));
  if (!flowId || typed.every((text) => text === '')) return null;
  const places = await backend.places({ service: FLOWS[flowId].service, postcodes: typed }).catch(() => null);
  const reasons = [...(places?.unserved ?? []), places?.byRequest].filter((text) => typeof text === 'string');
  if (!places || reasons.length === 0) return null;
  const wrong = places.unserved.findIndex((text) => text !== null);
  return {
    kind: 'ask',
    flow: flowId,
    reasons,
    postcodes: named.map((name, index) => ({
      name,
      label: named.length > 1 ? (LABELS[name] ?? '') : 'Postcode',
      value: typed[index] ?? '',
    })),
    entry: prefill.entry(values),
    typed: { ...answersInWords((await flow.fetchRows())(values)), postcode: typed[Math.max(0, wrong)] ?? '' },
  };
}
