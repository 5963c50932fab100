import { ground, jobOf } from '@/lib/testing/extra-jobs';
import { carryingStops, dayOf, offeredExtras, parkingStops, volumeLine } from './offered';

describe('XTR-1: what is offered follows from the order', () => {
  it('a move may have all of it', () => {
    expect(offeredExtras(jobOf())).toEqual(['volume', 'floors', 'parking', 'stop', 'waiting']);
    expect(carryingStops(jobOf()).map(({ stop }) => stop)).toEqual(['collection', 'delivery']);
    expect(dayOf(jobOf())).toBe('2026-12-15');
  });

  it('no parking is only news where there was to be some', () => {
    const job = jobOf({ addresses: { collection: { ...ground, parking: false }, delivery: ground } });
    expect(parkingStops(job).map(({ stop }) => stop)).toEqual(['delivery']);
    const none = { ...ground, parking: false };
    expect(offeredExtras(jobOf({ addresses: { collection: none, delivery: none } }))).not.toContain('parking');
  });

  it('of a clean it is waiting alone', () => {
    const job = { ...jobOf({ addresses: { cleaning: ground } }), quote: { lines: [] } };
    expect([volumeLine(job), offeredExtras(job)]).toEqual([undefined, ['waiting']]);
  });
});
