import { londonInstant } from '../london-time';
import { parkingPlan } from './plan';
import { PARKING_RULES } from './rules';
import { INSTEAD, noticeWords, planWords, quickerWords, remindOn, sourceWords } from './words';

const said = (outcode: string, now: string, date = '2026-12-15') =>
  parkingPlan(outcode, date, londonInstant(now, '10:00')).map((plan) => planWords(plan));

describe('the plan in words', () => {
  it('PLN-2: says by when to ask whom, and for how much', () => {
    expect(said('NW5', '2026-11-24')).toEqual([
      {
        title: 'Ask by Friday 27 November, 15:00',
        text: 'Ask Camden Council to reserve two bays: £66.41 for one day.',
      },
    ]);
    expect(said('SW2', '2026-12-01').at(0)).toEqual({
      title: 'Ask by Friday 4 December',
      text: 'Ask Lambeth Council to reserve two bays: £262.65 for one day. Until Thursday 10 December, £343.99, if the council agrees.',
    });
    expect(said('W2', '2026-11-24').at(-1)?.text).toBe(
      'Ask Westminster Council to reserve two bays; its page says what they cost.',
    );
  });

  it('PLN-2: when it is too late, says what works instead', () => {
    expect(said('NW5', '2026-12-01')).toEqual([
      {
        title: 'Too late for a reserved bay',
        text: 'The last day to ask Camden Council was Friday 27 November. The first day it can still reserve one is Friday 18 December.',
      },
    ]);
    expect(INSTEAD.at(-1)).toContain('£15 an address');
  });

  it('PLN-2: where no rule is known, says so', () => {
    expect(said('SM1', '2026-11-20')).toEqual([
      {
        title: 'Ask by Tuesday 24 November',
        text: 'We do not know how much notice Sutton Council wants. Three weeks is enough for every council whose rules we know.',
      },
    ]);
    expect(said('SM1', '2026-12-01').at(0)?.title).toBe('Ask today');
    expect(said('RM12', '2026-11-20')).toEqual([
      {
        title: 'Ask by Tuesday 24 November',
        text: 'Havering Council reserves bays for works only. Ask it for a dispensation, a permit for our van to wait where it normally may not.',
      },
    ]);
  });

  it('PLN-2: notices, quick services and sources read as they are said', () => {
    const [usual, quick] = PARKING_RULES.Hackney?.services ?? [];
    expect(usual && noticeWords(usual.notice)).toBe('7 working days, by 12:00');
    expect(quick && quickerWords(quick)).toBe('1 working day, £150 more, if the council agrees');
    expect(sourceWords({ asOf: '1 April 2024', readOn: '2026-11-26' })).toBe(
      'The council’s figures as of 1 April 2024, read on 26 November 2026.',
    );
    expect(sourceWords({ asOf: null, readOn: '2026-11-26' })).toMatch(/undated copy.*check before you pay/);
    expect(remindOn('2026-12-04')).toBe('2026-12-01');
  });
});
