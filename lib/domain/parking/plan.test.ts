import { londonInstant } from '../london-time';
import { fromPounds } from '../money';
import { councilPlan, costOf, firstDeadline, parkingPlan } from './plan';
import type { ParkingRule } from './rules';

const MOVE = '2026-12-15';
const at = (date: string, time = '10:00') => londonInstant(date, time);
const NOW = at('2026-11-24');

const RULE: ParkingRule = {
  services: [
    { notice: { days: 10, counted: 'working_days' } },
    { notice: { days: 6, counted: 'working_days' }, extra: { amount: fromPounds(50), per: 'request' } },
    {
      notice: { days: 2, counted: 'days', by: '12:00' },
      extra: { amount: fromPounds(10), per: 'bay' },
      isAtDiscretion: true,
    },
  ],
  charge: { perRequest: fromPounds(70), perBay: fromPounds(40) },
  asOf: null,
  readOn: '2026-11-26',
  url: 'https://www.lambeth.gov.uk/parking',
};

describe('the plan for one council', () => {
  it('PLN-2: has every way that is still open with its last day and the price of two bays', () => {
    const steps = (now: Date) => {
      const plan = councilPlan('Lambeth', RULE, MOVE, now);
      return plan.state === 'open' ? plan.steps : plan.state;
    };
    const usual = { by: '2026-11-30', time: null, cost: fromPounds(150), isAtDiscretion: false };
    const quick = { by: '2026-12-04', time: null, cost: fromPounds(200), isAtDiscretion: false };
    const last = { by: '2026-12-11', time: '12:00', cost: fromPounds(170), isAtDiscretion: true };
    expect(steps(NOW)).toEqual([usual, quick, last]);
    expect(steps(at('2026-12-01'))).toEqual([quick, last]);
    expect(steps(at('2026-12-11', '11:59'))).toEqual([last]);
    expect(steps(at('2026-12-11', '12:00'))).toBe('too_late');
  });

  it('PLN-2: when it is too late, says since when, and the first day for which it is not', () => {
    expect(councilPlan('Lambeth', RULE, MOVE, at('2026-12-14'))).toMatchObject({
      state: 'too_late',
      by: '2026-12-11',
      firstDay: '2026-12-31',
    });
  });

  it('PLN-2: where no notice is known, names the day that is early enough for any, and the council', () => {
    const unknown = councilPlan('Sutton', null, MOVE, NOW);
    expect(unknown).toEqual({
      borough: 'Sutton',
      url: 'https://www.sutton.gov.uk',
      source: null,
      cost: null,
      note: null,
      state: 'unknown',
      askBy: '2026-11-24',
      isPast: false,
      isForWorksOnly: false,
    });
    expect(councilPlan('Sutton', null, MOVE, at('2026-11-25'))).toMatchObject({ state: 'unknown', isPast: true });
  });
});

describe('two bays for one day', () => {
  it.each<[string, Parameters<typeof costOf>, number | null]>([
    ['a fee and two bays', [{ perRequest: fromPounds(70), perBay: fromPounds(40) }], 150],
    [
      'the first four bays of a home move free',
      [{ perRequest: fromPounds(66), perBay: fromPounds(42), freeBays: 4 }],
      66,
    ],
    ['one bay free', [{ perRequest: fromPounds(66), perBay: fromPounds(42), freeBays: 1 }], 108],
    ['the first day free', [{ perRequest: fromPounds(110), perBay: fromPounds(90), freeBays: 'all' }], 110],
    [
      'more at short notice, for each bay',
      [
        { perRequest: fromPounds(0), perBay: fromPounds(30) },
        { amount: fromPounds(10), per: 'bay' },
      ],
      80,
    ],
    ['unknown', [null], null],
  ])('PLN-2: %s', (_, [charge, extra], pounds) => {
    expect(costOf(charge, extra)).toBe(pounds === null ? null : fromPounds(pounds));
  });
});

describe('the plan for an address', () => {
  it('PLN-2: asks every council whose borough the district may lie in, sub-districts as well', () => {
    const boroughs = (outcode: string) => parkingPlan(outcode, MOVE, NOW).map(({ borough }) => borough);
    expect(boroughs('NW5')).toEqual(['Camden']);
    expect(boroughs('SE19')).toEqual(['Bromley', 'Croydon', 'Lambeth', 'Southwark']);
    expect(boroughs('W1T')).toEqual(expect.arrayContaining(['Camden', 'Westminster']));
    expect(boroughs('BN1')).toEqual([]);
  });

  it('PLN-2: its first deadline is the earliest of those that may be meant', () => {
    expect(firstDeadline(parkingPlan('NW5', MOVE, NOW))).toBe('2026-11-27');
    expect(firstDeadline(parkingPlan('NW5', MOVE, at('2026-12-10')))).toBeNull();
    expect(firstDeadline([])).toBeNull();
  });
});
