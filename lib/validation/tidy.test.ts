import { array, lazy, number, object, string, tuple } from 'yup';
import { SEVERAL_LINES, tidied, tidyLine, tidyLines } from './tidy';

const code = (...points: readonly number[]) => String.fromCodePoint(...points);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

const FAMILY = '👩🏽‍👧';
const HIDDEN: readonly (readonly [string, readonly number[]])[] = [
  ['bidirectional overrides', range(0x202a, 0x202e)],
  ['bidirectional isolates', range(0x2066, 0x2069)],
  ['signs without a width and directional marks', range(0x200b, 0x200f)],
  ['the word joiner and invisible operators', range(0x2060, 0x2064)],
  ['the byte order mark', [0xfeff]],
  ['the soft hyphen', [0xad]],
  ['the Arabic letter mark', [0x61c]],
  ['controls', [...range(0, 8), ...range(0xe, 0x1f), ...range(0x7f, 0x84), ...range(0x86, 0x9f)]],
  ['annotation anchors', range(0xfff9, 0xfffb)],
  ['tags', range(0xe0020, 0xe007f)],
  ['empty letters', [0x115f, 0x1160, 0x3164, 0xffa0]],
];
const BREAKS = ['\n', '\r', '\r\n', '\n\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\t'];

describe('a field of one line', () => {
  it.each(HIDDEN)('RDT-1: loses %s', (_, points) => {
    for (const point of points) expect(tidied(string(), `Ada${code(point)}Love`)).toBe('AdaLove');
  });

  it.each(BREAKS)('RDT-1: has a space for the line break %j', (lineBreak) => {
    expect(tidied(string(), `12 Elm Road${lineBreak}London`)).toBe('12 Elm Road London');
  });

  it.each([
    'Zoë O’Brien-Łukasz',
    'שרה כהן',
    'محمد',
    '葛\u{E0100}城',
    'สมชาย',
    'N1  2TX',
    '🏡 with ❤️',
    'e\u0301',
    ' a ',
    '',
  ])('RDT-1: keeps %j as it is', (text) => {
    expect(tidied(string(), text)).toBe(text);
  });

  it('RDT-1: is every typed field that is not marked, also of numbers', () => {
    expect(tidied(number(), '\u202A1200\u202C')).toBe('1200');
  });
});

describe('a field of several lines', () => {
  const lines = string().meta(SEVERAL_LINES).required();

  it.each(HIDDEN)('RDT-1: loses %s', (_, points) => {
    for (const point of points) expect(tidied(lines, `Ada${code(point)}Love`)).toBe('AdaLove');
  });

  it('RDT-1: keeps its line breaks, in one way of writing them', () => {
    expect(tidied(lines, 'one\ntwo\r\nthree\rfour\u2028five\tsix')).toBe('one\ntwo\nthree\nfour\nfive six');
  });

  it.each([FAMILY, '👩‍👩‍👧‍👦', '🏳️‍🌈', '👩🏽‍🚒', '❤️‍🔥'])('RDT-1: keeps the emoji %s whole', (emoji) => {
    expect(tidied(lines, `Thanks ${emoji}!`)).toBe(`Thanks ${emoji}!`);
  });

  it('RDT-1: loses a joiner outside an emoji', () => {
    expect(tidied(lines, 'a\u200Db 👩\u200D \u200D👧')).toBe('ab 👩 👧');
  });
});

describe('a request', () => {
  const schema = object({
    name: string(),
    note: string().meta(SEVERAL_LINES),
    list: array(object({ title: string() })),
    times: tuple([string(), string()]),
    kind: lazy(() => string()),
  });

  it('RDT-1: is cleaned at every depth, and what the schema does not know is left to it', () => {
    const dirty = 'a\u200B\nb';
    const sent = {
      name: dirty,
      note: dirty,
      list: [{ title: dirty }],
      times: [dirty, dirty],
      kind: dirty,
      other: dirty,
    };
    expect(tidied(schema, sent)).toEqual({
      name: 'a b',
      note: 'a\nb',
      list: [{ title: 'a b' }],
      times: ['a b', 'a b'],
      kind: 'a b',
      other: dirty,
    });
  });

  it.each<unknown>([null, undefined, 5, true, [], 'x', { list: 5, times: {}, name: { a: 1 } }])(
    'passes %j on for the schema to refuse',
    (value) => {
      expect(tidied(schema, value)).toEqual(value);
    },
  );

  it('is not followed deeper than its schema', () => {
    let deep: unknown = 'a\n';
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(tidied(schema, { name: deep })).toHaveProperty('name');
  });
});

it('RDT-1: typed lines have single spaces', () => {
  expect(tidyLine('  On \u200B time,\r\nkind ')).toBe('On time, kind');
  expect(tidyLines(` On  time \r\n\r\n ${FAMILY}\u2028kind `)).toBe(`On time\n\n${FAMILY}\nkind`);
});

describe('a number', () => {
  const fields = object({ count: number(), list: array(object({ pounds: number() })) });

  it.each([
    ['49,50', 49.5],
    ['£1.200,50', 1200.5],
    ['\ufeff12\u200e', 12],
  ])('RDT-1: typed as "%s" is %d in every field that takes one', (typed, value) => {
    const sent = tidied(fields, { count: typed, list: [{ pounds: typed }] });
    expect(fields.cast(sent)).toEqual({ count: value, list: [{ pounds: value }] });
  });

  it.each(['1e3', '0x10', '12 34', '1,2,3', 'Infinity', '€5'])('RDT-1: is refused when typed as "%s"', (typed) => {
    expect(fields.isValidSync(tidied(fields, { count: typed }))).toBe(false);
  });

  it('RDT-1: may be left empty', () => {
    expect(tidied(fields, { count: ' \u200b' })).toEqual({ count: '' });
  });
});
