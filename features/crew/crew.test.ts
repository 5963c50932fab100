import type { CrewJobDto } from '@/lib/contracts/crew';
import { MOST_EVENTS } from '@/lib/contracts/crew-paths';
import { mapLink } from './CrewPage/Job';
import { aheadOf, progressOf } from './progress';
import { batchesOf } from './send';
import type { Unsent } from './store';
import { unsentWords } from './words';

const AT = '2026-12-15T09:30:00.000Z';
const JOB = { visit: 'v', kind: 'move', events: [{ id: 'p', type: 'planned', at: AT, minutes: null }] } as const;
const job = JOB as unknown as CrewJobDto;
const unsent = (id: string, type: Unsent['type'], at = AT, more: Partial<Unsent> = {}): Unsent => ({
  id,
  type,
  at,
  minutes: null,
  crewDay: 'd',
  visit: 'v',
  isRefused: false,
  ...more,
});
const later = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString();

describe('what a phone makes of a job', () => {
  it('CRW-1: counts what is still unsent, of this job, and not what was refused', () => {
    const state = (...events: readonly Unsent[]) => progressOf(job, events).state;
    expect(state(unsent('a', 'arrived', later(1)))).toBe('arrived');
    expect(state(unsent('a', 'arrived', later(1), { visit: 'w' }))).toBe('planned');
    expect(state(unsent('a', 'arrived', later(1), { isRefused: true }))).toBe('planned');
  });

  it('CRW-1: offers the next step, and those behind it, the call and the undoing apart', () => {
    const ahead = (minutes: number, ...events: readonly Unsent[]) =>
      aheadOf(job, progressOf(job, events), new Date(later(minutes)));
    expect(ahead(0).next).toBe('on_the_way');
    const arrived = unsent('a', 'arrived', later(1));
    expect(ahead(2, arrived)).toEqual({
      next: 'loading',
      others: ['called', 'driving', 'unloading', 'done', 'undone'],
    });
    expect(ahead(7, arrived).others).not.toContain('undone');
    expect(ahead(60, unsent('b', 'done', later(1)))).toEqual({ next: null, others: [] });
  });

  it('CRW-1: sends the events of each day apart, by their time, no more than a call takes', () => {
    const many = Array.from({ length: MOST_EVENTS + 1 }, (_, index) => unsent(`${index}`, 'called', later(-index)));
    const batches = batchesOf([...many, unsent('x', 'done', AT, { crewDay: 'e' })]);
    expect(batches.map(({ length }) => length)).toEqual([MOST_EVENTS, 1, 1]);
    expect(batches[0]?.[0]?.id).toBe(String(MOST_EVENTS));
    expect(batches[2]?.map(({ id }) => id)).toEqual(['x']);
  });

  it.each([
    [0, 0, 'Everything is sent'],
    [1, 0, '1 thing not sent yet'],
    [2, 1, '2 things not sent yet, 1 thing not accepted by the office: please phone'],
  ])('CRW-1: %i waiting and %i refused are said', (waiting, refused, words) => {
    expect(unsentWords(waiting, refused)).toBe(words);
  });

  it.each([
    ['iPhone', 'https://maps.apple.com/?daddr=12%20Elm%20Road'],
    ['Linux; Android 15', 'geo:0,0?q=12%20Elm%20Road'],
    ['Windows NT', 'https://www.google.com/maps/dir/?api=1&destination=12%20Elm%20Road'],
  ])('CRW-1: on %s an address opens %s', (device, href) => {
    expect(mapLink('12 Elm Road', device)).toBe(href);
  });
});
