import { fromPounds, pence, type Pence } from '../money';
import type { LocalDate } from '../london-time';
import type { DayOffer } from './calendar';

/** The most cheaper days that are named. */
const NAMED = 2;

type PricedDay = { readonly date: LocalDate; readonly total: Pence };
export type CheaperDays = {
  readonly dearest: PricedDay;
  /** The first of the cheapest days. `saving` is against the dearest. */
  readonly cheaper: readonly (PricedDay & { readonly saving: Pence })[];
};

export type EqualDays = { readonly total: Pence; readonly dates: readonly LocalDate[] };

/** Returns the saving by choosing a cheaper day, among days with a free slot. Null where all of them cost the same. */
export function cheaperDays(days: readonly DayOffer[]): CheaperDays | null {
  const free = freeDays(days);
  const most = Math.max(...free.map(({ total }) => total));
  const least = Math.min(...free.map(({ total }) => total));
  const dearest = free.find(({ total }) => total === most);
  if (!dearest || least === most) return null;
  const cheaper = free.filter(({ total }) => total === least).slice(0, NAMED);
  return { dearest, cheaper: cheaper.map((day) => ({ ...day, saving: pence(most - least) })) };
}

/** Returns the next free days where all cost the same. Null where there is none, or prices differ. */
export function equalDays(days: readonly DayOffer[]): EqualDays | null {
  const free = freeDays(days);
  const [first] = free;
  if (!first || free.some(({ total }) => total !== first.total)) return null;
  return { total: first.total, dates: free.slice(0, NAMED + 1).map(({ date }) => date) };
}

const freeDays = (days: readonly DayOffer[]): readonly PricedDay[] =>
  days.filter(isFree).map(({ date, total }) => ({ date, total: fromPounds(total) }));

type FreeDay = DayOffer & { readonly total: number };

const isFree = (day: DayOffer): day is FreeDay =>
  day.state === 'free' && day.total !== null && day.slots.some(({ state }) => state !== 'full');
