import { pence } from '../money';
import { COVER_STEPS } from '../order-types';
import { claimLimit, COVER_PROMISE, COVER_SUM, coverFact } from './cover';
import { coverGap } from './cover-gap';
import {
  COVER_IS,
  MORE_COVER,
  NEVER_COVERED_WORDS,
  coverPromise,
  gapReason,
  gapTitle,
  stepEffect,
  stepPrice,
  stepTitle,
} from './cover-words';

const gapOf = (pounds: number, quantity = 1) => coverGap([{ worth: pence(pounds * 100), quantity }], 'included');

describe('cover in words', () => {
  it.each([
    [1_350, 1, 'The included cover falls £1,250 short', '£1,250 of that is above the limit for one item.'],
    [100, 101, 'The included cover falls £100 short', 'Of that, £100 is above the limit for the job.'],
    [
      200,
      101,
      'The included cover falls £10,200 short',
      '£10,100 of that is above the limit for one item, and £100 is above the limit for the job.',
    ],
    [90, 1, 'The included cover is enough for your list', ''],
  ])('PLN-3 says of things worth £%i, %i times: %s', (pounds, quantity, title, reason) => {
    expect(gapTitle(gapOf(pounds, quantity), 'included')).toBe(title);
    expect(gapReason(gapOf(pounds, quantity))).toContain(reason);
    expect(gapReason(gapOf(90))).toBe('');
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
    expect(stepEffect(gapOf(1_350))).toBe('Falls £1,250 short');
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
