import { readLength, readNumber, readPounds, readWhole } from './typed-number';

describe('RDT-1: the one reader of numbers', () => {
  it.each([
    ['49,50', 49.5],
    ['49.50', 49.5],
    ['49,5', 49.5],
    ['49.5', 49.5],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['1\u00a0200,50', 1200.5],
    ['1\u202f200.50', 1200.5],
    ["1'200.50", 1200.5],
    ['1’200,50', 1200.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['49·50', 49.5],
    ['49.', 49],
    ['1,200,50', 1200.5],
    ['.5', 0.5],
    ['.50', 0.5],
    ['０４９，５０', 49.5],
    ['\ufeff49.50\u200e', 49.5],
    ['\u202a49,50\u202c', 49.5],
    [' 12 ', 12],
    ['+12', 12],
    ['-5', -5],
    ['−5,50', -5.5],
    ['0', 0],
    ['007', 7],
  ])('reads "%s" as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    ['', 'nothing'],
    ['abc', 'words'],
    ['1e3', 'an exponent'],
    ['0x10', 'another base'],
    ['Infinity', 'no number'],
    ['1,2,3', 'a list'],
    ['12,34,567', 'groups that are not of three'],
    ['1,20.000', 'groups that are not of three before thousands'],
    ['1.234,567', 'two kinds of thousands'],
    ['49,5000', 'four digits behind a separator'],
    ['49 50', 'two numbers'],
    ['10-20', 'a range'],
    ['1/2', 'a fraction'],
    ['.', 'a separator alone'],
    ['--5', 'two signs'],
    ['12 34', 'two numbers'],
    ['1..50', 'two separators'],
  ])('reads no number in "%s" (%s)', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('reads every amount the same with a comma as with a point', () => {
    for (let pence = 0; pence < 3_000_000; pence += 1_237) {
      const [pounds = '', rest = ''] = (pence / 100).toFixed(2).split('.');
      const grouped = (separator: string) => pounds.replace(/\B(?=(\d{3})+$)/g, separator);
      const writings = [`${pounds},${rest}`, `${pounds}.${rest}`, `${grouped(',')}.${rest}`, `${grouped('.')},${rest}`];
      expect(writings.map(readNumber)).toEqual(writings.map(() => pence / 100));
    }
  });

  it.each([
    ['12', 12],
    ['1,000', 1000],
    ['12.0', 12],
    ['12.5', null],
    ['0', null],
    ['1001', null],
    ['', null],
  ])('reads "%s" as the whole number %p', (text, value) => {
    expect(readWhole(text, [1, 1000])).toBe(value);
  });
});

describe('RDT-1: the one reader of money', () => {
  it.each([
    ['£49,50', 49.5],
    ['49,50', 49.5],
    ['£ 1,200.50', 1200.5],
    ['1.200,50 £', 1200.5],
    ['GBP 49.50', 49.5],
    ['49.50 GBP', 49.5],
    ['120 pounds', 120],
    ['50p', 0.5],
    ['49,-', 49],
    ['£49.–', 49],
    ['-£5', -5],
    ['￡49', 49],
  ])('reads "%s" as £%d', (text, pounds) => {
    expect(readPounds(text)).toBe(pounds);
  });

  it.each(['', '£', '€49,50', '$49', '49,50,60', 'about 50', '50-60', '1k', '£1,2345'])(
    'reads no amount in "%s"',
    (text) => {
      expect(readPounds(text)).toBeNull();
    },
  );
});

describe('RDT-1: the one reader of lengths', () => {
  it.each([
    ['76', 'cm', 76],
    ['76,5', 'cm', 76.5],
    ['76.5 cm', 'cm', 76.5],
    ['76·5', 'cm', 76.5],
    ['1.2 m', 'cm', 120],
    ['1,20m', 'cm', 120],
    ['760mm', 'cm', 76],
    ['30"', 'cm', 76.2],
    ['30 inches', 'cm', 76.2],
    ['6 ft', 'cm', 182.88],
    ['6', 'ft', 6],
    ["6'", 'ft', 6],
    ['6,5 feet', 'ft', 6.5],
    ['182.88 cm', 'ft', 6],
  ] as const)('reads "%s" in %s as %d', (text, unit, length) => {
    expect(readLength(text, unit)).toBe(length);
  });

  it.each(['', 'cm', '76 kg', '70-80', '1e2', 'constructor', '5 constructor', '6 x 4'])(
    'reads no length in "%s"',
    (text) => {
      expect(readLength(text, 'cm')).toBeNull();
    },
  );
});
