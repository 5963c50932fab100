import type { StreetStop } from '@/components/day-street/street';
import type { VisitDayDto } from '@/lib/contracts/order-day';
import { londonTime } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { isOver, type VisitState } from '@/lib/domain/visits/states';
import type { NextStep } from '../types';
import type { VisitSetting } from './model';

type Said = {
  readonly title: string;
  readonly text: string;
};
type Around = Pick<VisitSetting, 'places'> & { readonly isToday: boolean };

const time = (instant: string): string => londonTime(new Date(instant));
const between = (from: string, until: string): string => `between ${from} and ${until}`;
const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Returns "Sam leads your crew.", or '' while no foreman is named. */
export function whoWords({ who, kind, state }: Pick<VisitDayDto, 'who' | 'kind' | 'state'>): string {
  if (who.length === 0) return '';
  const team = kind === 'clean' ? 'cleaning team' : 'crew';
  if (isOver(state)) return `${and(who)} led your ${team}${who.length === 1 ? '' : 's'}.`;
  return who.length === 1 ? `${and(who)} leads your ${team}.` : `${and(who)} lead your ${team}s.`;
}

/** Returns the state of a visit in words. It never names a time that nobody has recorded. */
export function visitWords(visit: VisitDayDto, { places: [from, to], isToday }: Around): Said {
  const { kind, state, steps, slot, window, news } = visit;
  const since = steps.at(-1)?.at;
  const at = since === undefined ? '' : time(since);
  if (!isToday) {
    return { title: `Tomorrow ${between(...slot)}`, text: 'From 06:00 this page shows how far we are.' };
  }
  if (news === 'no_word') {
    return {
      title: 'We have not heard from your crew',
      text: `Your slot ended at ${slot[1]}, and we have heard nothing since${at && ` ${at}`}. Our office can see this too. If nobody is with you, call us.`,
    };
  }
  if (news === 'later' && window) {
    return {
      title: 'Later than we said',
      text: `We said ${between(time(window.from), time(window.until))}. Our office is finding out why, and will call you.`,
    };
  }
  const wordsByState: Readonly<Record<VisitState, Said>> = {
    planned: {
      title: `Today ${between(...slot)}`,
      text: 'When your crew sets off, this page says when to expect them.',
    },
    on_the_way: {
      title: window ? `Expected ${between(time(window.from), time(window.until))}` : 'On the way to you',
      text: `Your ${kind === 'clean' ? 'team' : 'crew'} set off at ${at}.`,
    },
    arrived: { title: `Your ${kind === 'clean' ? 'team' : 'crew'} is here`, text: `Arrived at ${at}.` },
    loading: { title: 'Loading your things', text: `Since ${at}, at ${from}.` },
    driving: { title: `On the road to ${to}`, text: `Left ${from} at ${at}.` },
    unloading: { title: 'Unloading your things', text: `Since ${at}, at ${to}.` },
    working: { title: 'Cleaning', text: `Since ${at}, at ${from}.` },
    done: { title: `Finished at ${at}`, text: DONE[kind](to) },
    failed: {
      title: 'Nobody was there',
      text: `We waited and called, and left at ${at}. Call us to arrange another time.`,
    },
    cancelled: { title: 'Cancelled', text: '' },
  };
  return wordsByState[state];
}

const DONE: Readonly<Record<VisitDayDto['kind'], (to: string) => string>> = {
  move: (to) => `Everything is at ${to}. If anything is missing or damaged, tell us as soon as you see it.`,
  collection: () => 'Your things are in your unit.',
  return: (to) => `Everything is at ${to}. If anything is missing or damaged, tell us as soon as you see it.`,
  clean: () => 'Your home is clean. If we missed anything, tell us and we come back.',
};

export function stepWords({ steps }: Pick<VisitDayDto, 'steps'>, [, to]: VisitSetting['places']): readonly NextStep[] {
  const words: Readonly<Partial<Record<VisitState, string>>> = {
    on_the_way: 'Set off',
    arrived: 'Arrived',
    loading: 'Started loading',
    driving: `Set off for ${to}`,
    unloading: 'Started unloading',
    working: 'Started cleaning',
    done: 'Finished',
    failed: 'Left: nobody was there',
  };
  return steps.flatMap(({ state, at }) => {
    const what = words[state];
    return what ? [{ when: time(at), what }] : [];
  });
}

/** Returns "12 of 30 things unloaded", or '' if nobody counts. */
export function countWords({ state, van: { counted } }: Pick<VisitDayDto, 'state' | 'van'>): string {
  if (!counted) return '';
  const { way, count, of } = counted;
  const isGoingOn = state === 'loading' || state === 'unloading';
  const done = isGoingOn || count === of ? way : way === 'loaded' ? 'counted in' : 'counted out';
  return `${count} of ${of} thing${of === 1 ? '' : 's'} ${done}`;
}

export const vanWords = (visit: Pick<VisitDayDto, 'state' | 'van'>): string =>
  countWords(visit) ||
  (visit.state === 'unloading'
    ? 'Your things being carried in'
    : visit.state === 'done'
      ? 'Everything is out of the van'
      : 'Your things in the van, to scale');

export function creditWords({ credit }: Pick<VisitDayDto, 'credit'>): string {
  if (!credit) return '';
  const amount = formatPounds(credit.pounds);
  switch (credit.is) {
    case 'coming':
      return `We were late, so ${amount} goes back to you in a few minutes: ${credit.percent}% of the price of the transport. You do not need to do anything.`;
    case 'given':
      return `We were late, so ${amount} went back to you.`;
    case 'asked':
      return 'We were late: our office is checking what to refund.';
  }
}

const STOPS: Readonly<Partial<Record<VisitState, StreetStop>>> = {
  on_the_way: 'coming',
  arrived: 'first',
  loading: 'first',
  driving: 'between',
  unloading: 'second',
  done: 'second',
};
/** The stops of a return, whose crew sets off from our store. */
const STOPS_OF_RETURN: typeof STOPS = { on_the_way: 'between', arrived: 'second', unloading: 'second', done: 'second' };

/** Returns the position of the van in the drawing; null while it has not set off. */
export const stopOf = ({ kind, state }: Pick<VisitDayDto, 'kind' | 'state'>): StreetStop | null =>
  (kind === 'return' ? STOPS_OF_RETURN : STOPS)[state] ?? null;

export function streetText(stop: StreetStop | null, [from, to]: VisitSetting['places']): string {
  const where: Readonly<Record<StreetStop, string>> = {
    coming: `on its way to ${from}`,
    first: `at ${from}`,
    between: `on the road from ${from} to ${to}`,
    second: `at ${to}`,
  };
  return `A drawing, not a map: a line from ${from} to ${to}${stop ? `, our van ${where[stop]}` : '; our van has not set off yet'}.`;
}
