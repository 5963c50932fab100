import { pence } from '../money';
import { COVER_STEPS } from '../order-types';
import { claimLimit, COVER_PROMISE, COVER_SUM, coverFact } from './cover';
import { coverGap } from './cover-gap';
import {
  COVER_IS,
  MORE_COVER,
  NEVER_COVERED_WORDS,
  coverPromise,
  gapTitle,
  stepEffect,
  stepTitle,
  worthText,
} from './cover-words';
import { stepPrice } from './list-lines';

const gapOf = (pounds: number, quantity = 1) => coverGap([{ worth: pence(pounds * 100), quantity }], 'included');

describe('cover in words', () => {
  it.each([
    [
      [1_350, 1],
      'The included cover leaves £1,250 not covered',
      'Your things are worth about £1,350 second-hand. The included cover would pay £100.',
    ],
    [
      [100, 101],
      'The included cover leaves £100 not covered',
      'Your things are worth about £10,100 second-hand. The included cover would pay £10,000.',
    ],
    [[90, 1], 'The included cover is enough for your list', 'Your things are worth about £90 second-hand.'],
  ] as const)('PLN-3 says of things worth pounds by number %j: %s', ([pounds, quantity], title, worth) => {
    expect(gapTitle(gapOf(pounds, quantity), 'included')).toBe(title);
    expect(worthText(gapOf(pounds, quantity), 'included')).toBe(worth);
  });

  it('PLN-3 names every step by its limits and its price', () => {
    expect(COVER_STEPS.map((step) => `${stepTitle(step)}: ${stepPrice(step)}`)).toEqual([
      'Up to £100 an item and £10,000 a job: included',
      'Up to £500 an item and £15,000 a job: +£19',
      'Up to £1,500 an item and £25,000 a job: +£39',
      'Up to £5,000 an item and £50,000 a job: +£89',
    ]);
    expect(MORE_COVER).toBe(
      '£500 an item and £15,000 a job for £19; £1,500 an item and £25,000 a job for £39; £5,000 an item and £50,000 a job for £89',
    );
    expect(stepEffect(gapOf(1_350))).toBe('£1,250 not covered');
    expect(stepEffect(gapOf(90))).toBe('Covers your list');
    expect(stepEffect(coverGap([], 'included'))).toBe('');
  });

  it('PLN-3 says of an order what was agreed, and of one from before it was asked what every price includes', () => {
    const agreed = { step: 'raised', itemLimit: 450, jobLimit: 12_000, worth: [] } as const;
    expect(coverFact(agreed)).toBe('£450 an item and £12,000 a job, as ordered');
    expect(claimLimit(agreed)).toBe('On this order we are liable for up to £450 an item and £12,000 a job.');
    expect(coverFact(undefined)).toBe(`${COVER_SUM}, included`);
    expect(coverPromise('included')).toBe(COVER_PROMISE);
    expect(coverPromise('high')).toContain('up to £1,500 an item and £25,000 a job. This is in the price.');
  });

  it('PLN-3 never sells it as insurance', () => {
    expect(COVER_IS).toContain('not an insurance policy');
    const said = [COVER_PROMISE, ...COVER_STEPS.flatMap((step) => [stepTitle(step), coverPromise(step)]), MORE_COVER];
    expect([...said, ...NEVER_COVERED_WORDS].filter((text) => /insur|premium/i.test(text))).toEqual([]);
  });
});
