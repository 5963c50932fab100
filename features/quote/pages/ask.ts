import { FLOW_IDS, FLOWS } from '@/lib/domain/services/flows';
import type { Booking, BookingAnswers } from '../booking';
import { answersInWords } from '../request/answers-in-words';
import type { QuoteBackend } from './backend';
import { postcodeIn, type Prefill, type Query } from './query';
import type { AskView } from './view';

/** The booking that an address begins, and what the address fills in. */
export type Entered<V extends BookingAnswers> = { readonly booking: Booking<V>; readonly prefill: Prefill<V> };

const LABELS: Readonly<Record<string, string>> = { from: 'From postcode', to: 'To postcode' };

/**
 * The page that says why there is no price online, when a postcode in the address is one that we do not serve; null
 * where all is well, and while nobody can be asked: then the questions go on, and the price says it later.
 */
export async function askedFor<V extends BookingAnswers>(
  { booking, prefill }: Entered<V>,
  query: Query,
  values: V,
  backend: QuoteBackend,
): Promise<AskView | null> {
  const flow = FLOW_IDS.find((id) => id === booking.flow.id);
  const named = prefill.names.filter((name) => name in LABELS);
  const typed = named.map((name) => postcodeIn(query[name]));
  if (!flow || typed.every((text) => text === '')) return null;
  const places = await backend.places({ service: FLOWS[flow].service, postcodes: typed }).catch(() => null);
  const reasons = [...(places?.unserved ?? []), places?.byRequest].filter((text) => typeof text === 'string');
  if (!places || reasons.length === 0) return null;
  const wrong = places.unserved.findIndex((text) => text !== null);
  return {
    kind: 'ask',
    flow,
    reasons,
    postcodes: named.map((name, index) => ({
      name,
      label: named.length > 1 ? (LABELS[name] ?? '') : 'Postcode',
      value: typed[index] ?? '',
    })),
    entry: prefill.entry(values),
    typed: { ...answersInWords((await booking.fetchRows())(values)), postcode: typed[Math.max(0, wrong)] ?? '' },
  };
}
