import { isWithinJsonBounds } from './body';

const within = (text: string): boolean => isWithinJsonBounds(Buffer.from(text));
const object = (keys: number): string => `{${Array.from({ length: keys }, (_, key) => `"k${key}":${key}`).join(',')}}`;
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const list = (values: number): string => `[${Array(values).fill('{}').join(',')}]`;

describe('STR-1: the structure of a JSON body', () => {
  it.each([
    ['500 keys an object', object(500), true],
    ['501 keys', object(501), false],
    ['501 keys of an object within a list', `{"a":[1,${object(501)}]}`, false],
    ['two objects of 400 keys', `[${object(400)},${object(400)}]`, true],
    ['400 keys around an object of 400', `{${object(400).slice(1, -1)},"inner":${object(400)}}`, true],
    ['20 levels', nested(20), true],
    ['21 levels', nested(21), false],
    ['lists side by side', `[${nested(19)},${nested(19)}]`, true],
    ['20,000 values', list(20_000), true],
    ['20,001 values', list(20_001), false],
    ['signs within a text', JSON.stringify({ text: '[{:,'.repeat(10_000) }), true],
    ['escaped quotes', JSON.stringify({ text: '"\\"['.repeat(10_000) }), true],
    ['a text without an end', `{"text":"${'['.repeat(100)}`, true],
    ['a text that ends in a backslash', '{"text":"\\', true],
    ['more ends than beginnings', `${']'.repeat(100)}${object(501)}`, false],
    ['nothing', '', true],
  ])('counts %s', (_what, text, expected) => expect(within(text)).toBe(expected));
});
