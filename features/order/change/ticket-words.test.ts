import type { ChangePreviewDto } from '@/lib/contracts/order-change-dto';
import { changeLines, limitSentences, outcome, outcomeAloud, outcomeNotes, refundLines } from './ticket-words';

const MOVING = { service: 'MOVING', label: 'Moving', before: 259, after: 259, refundPercent: 100 };
const PACKING = { service: 'PACKING', label: 'Packing', before: 99, after: 99, refundPercent: 100 };

const preview = (changes: Partial<ChangePreviewDto> = {}): ChangePreviewDto => ({
  version: 0,
  lines: [MOVING, PACKING],
  totalBefore: 358,
  totalAfter: 358,
  lateFee: 0,
  toPay: 0,
  refund: 0,
  goneBefore: 0,
  validUntil: '2026-12-12T10:00:00.000Z',
  limits: [],
  quote: { lines: [], total: 358, totalWithDiscount: 358, distanceMiles: 7 },
  appointments: [],
  moved: [],
  needsStartRequest: false,
  ...changes,
});

describe('what a change comes to', () => {
  it.each([
    [{ toPay: 25.9 }, 'To pay now £25.90.'],
    [{ refund: 99 }, 'You get back £99.'],
    [{}, 'To pay now £0.'],
  ])('%j is one amount', (changes, words) => {
    expect(outcomeAloud(preview(changes))).toBe(words);
  });

  it('LAW-1: names the whole price before and after, and until when the amounts hold', () => {
    expect(outcomeNotes(preview({ toPay: 25.9, totalAfter: 383.9 }))).toEqual([
      'The whole order will be £383.90 instead of £358.',
      'These amounts hold until Saturday 12 December 2026, 10:00.',
    ]);
    expect(outcomeNotes(preview({ refund: 99, quote: null, totalAfter: 0 }))[0]).toBe('It goes back the way you paid.');
    expect(outcome(preview({ refund: 99 })).lead).toBe('You get back');
    expect(outcomeNotes(preview({ refund: 58, goneBefore: 300, quote: null }))[1]).toBe(
      'We have already refunded £300: with this, you get back all you paid.',
    );
    const appointments = [{ key: 'cleaningDate', date: '2026-12-15', start: '14:00', end: '16:00' }];
    expect(outcomeNotes(preview({ appointments }))[0]).toBe(
      'The cleaners come on Tuesday 15 December 2026, 14:00–16:00.',
    );
  });
});

describe('LAW-1: a change of storage', () => {
  it('is about the first payment, and names what follows it', () => {
    const follows = [{ key: 'storage', label: 'Then every 4 weeks', detail: 'in advance', amount: 77.04 }] as const;
    const quote = { lines: [], total: 160, totalWithDiscount: 150, distanceMiles: 7, follows };
    expect(outcomeNotes(preview({ quote, totalBefore: 131.56, totalAfter: 150 })).slice(0, 2)).toEqual([
      'The first payment will be £150 instead of £131.56.',
      'Then every 4 weeks: £77.04, in advance.',
    ]);
  });
});

it('LAW-6: the lines of a cancellation name what went back before, and add up to what is left', () => {
  const lines = refundLines(preview({ refund: 58, goneBefore: 300 }));
  expect(lines.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'Moving £259',
    'Packing £99',
    'Already refunded −£300',
  ]);
});

describe('the lines of a change', () => {
  it.each([
    [{ ...MOVING, after: 284.9 }, '£259 before, £284.90 now', '+£25.90'],
    [{ ...PACKING, before: 0 }, 'new', '+£99'],
    [{ ...PACKING, after: 0 }, 'taken out', '−£99'],
    [{ ...PACKING, after: 0, refundPercent: 50 }, 'taken out, half is refunded', '−£99'],
    [{ ...PACKING, after: 0, refundPercent: 0 }, 'taken out, nothing is refunded', '−£99'],
    [MOVING, undefined, 'no change'],
  ])('says what happens to %j', (line, detail, amount) => {
    expect(changeLines(preview({ lines: [line] }))[0]).toMatchObject({ amount, ...(detail && { detail }) });
  });

  it('names what moving late costs', () => {
    expect(changeLines(preview({ lateFee: 129.5 })).at(-1)).toMatchObject({ key: 'late-fee', amount: '+£129.50' });
  });
});

describe('the lines of a cancellation', () => {
  it('LAW-6: say what of each service is paid back', () => {
    const lines = [{ ...MOVING, after: 0, refundPercent: 50 }, PACKING];
    expect(refundLines(preview({ lines, refund: 228.5 }))).toEqual([
      { key: 'MOVING', label: 'Moving', detail: 'half of £259', amount: '£129.50' },
      { key: 'PACKING', label: 'Packing', detail: 'all of £99', amount: '£99' },
    ]);
  });

  it.each([
    [[0.01, 0.01], 50, 0.01],
    [[10.01, 20.01, 30.01], 50, 30.02],
    [[259, 99], 0, 0],
    [[259, 99], 100, 358],
  ])('%j at %d %% add up to the refund of £%d', (prices, refundPercent, refund) => {
    const lines = prices.map((before, index) => ({ ...MOVING, service: `${index}`, before, after: 0, refundPercent }));
    const sum = refundLines(preview({ lines, refund })).reduce(
      (total, { amount }) => total + Number(amount.slice(1)),
      0,
    );
    expect(sum).toBeCloseTo(refund, 6);
  });

  it('names the limits that are ahead as dates', () => {
    const limits = [
      { service: 'MOVING', refundPercent: 100, until: '2026-12-12T10:00:00.000Z' },
      { service: 'MOVING', refundPercent: 50, until: '2026-12-14T10:00:00.000Z' },
    ];
    expect(limitSentences(preview({ limits }))).toEqual([
      'Moving: all of it back until Saturday 12 December 2026, 10:00; half of it back until Monday 14 December 2026, 10:00; nothing after that.',
      'Packing: no longer refundable.',
    ]);
  });
});
