import { pence } from '@/lib/domain/money';
import type { Quote } from '@/lib/domain/pricing/quote';
import {
  announcement,
  changeText,
  includedLines,
  includedText,
  laterLines,
  pricedLines,
  priceLines,
  regularText,
} from './price-text';

const quote: Quote = {
  lines: [
    { key: 'moving_plan', code: 'moving_plan', label: '1 bedroom move', amount: pence(25900) },
    { key: 'road_charges', code: 'road_charges', label: 'Congestion Charge, ULEZ and tolls', amount: pence(0) },
    {
      key: 'floors',
      code: 'floors_delivery',
      label: 'Second floor, no lift',
      detail: 'at delivery',
      amount: pence(2000),
    },
    { key: 'student', code: 'student_discount', label: 'Student discount', amount: pence(-2790) },
  ],
  total: pence(27900),
  totalWithDiscount: pence(25110),
  distanceMiles: null,
};

const miles = { key: 'miles', code: 'distance', label: '5 miles' } as const;

describe('the words of the price panel', () => {
  it('says what the last answer did', () => {
    expect(changeText({ difference: pence(1000), reason: 'second floor, no lift' })).toBe(
      '+£10: second floor, no lift',
    );
    expect(changeText({ difference: pence(-2790), reason: 'student discount' })).toBe('−£27.90: student discount');
  });

  it('A11Y-2: announces total and reason, and nothing before anything has changed', () => {
    expect(announcement(quote, null)).toBe('');
    expect(announcement(quote, { difference: pence(2000), reason: 'second floor, no lift' })).toBe(
      'Total £251.10. +£20: second floor, no lift',
    );
  });

  it('names every line; what costs nothing is included', () => {
    expect(priceLines(quote).map(({ amount }) => amount)).toEqual(['£259', 'included', '£20', '−£27.90']);
    expect(pricedLines(quote).map(({ amount }) => amount)).toEqual(['£259', '£20', '−£27.90']);
  });

  it('names in one line what is included, all of it', () => {
    const included = includedLines({ ...quote, lines: [...quote.lines, { ...miles, amount: pence(0) }] });
    expect(included.map(({ amount }) => amount)).toEqual(['included', 'included']);
    expect(includedText(included)).toBe('Congestion Charge, ULEZ and tolls, 5 miles');
  });

  it('LAW-1: says with a first payment what is paid later, in one line and in full', () => {
    const follows = [
      { key: 'storage', label: 'Then every 4 weeks', detail: 'in advance', amount: pence(5256) },
      { key: 'return', label: 'Return, when you want it', detail: 'by volume', amount: pence(4900) },
    ] as const;
    const storage = { ...quote, follows };
    expect(regularText(quote)).toBeNull();
    expect(regularText(storage)).toBe('Then every 4 weeks: £52.56');
    expect(laterLines(storage).map(({ label, amount }) => [label, amount])).toEqual([
      ['Then every 4 weeks', '£52.56'],
      ['Return, when you want it', '£49'],
    ]);
    const change = { difference: pence(1000), reason: 'larger unit' };
    expect(announcement(storage, change)).toBe('First payment £251.10. +£10: larger unit');
  });
});
