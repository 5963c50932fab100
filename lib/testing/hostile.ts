import { fc } from '@/lib/testing/fast-check';

/** A JSON schema. This file makes requests that no program of ours sends. */
type Schema = { readonly [word: string]: unknown };

const LONG = 'x'.repeat(5_000);
const ODD_TEXTS = [
  ...['', ' ', '\u0000', '\uD800', '\uFEFF', '💥'.repeat(40), 'e\u0301', '\u202Egnp.exe', LONG, '-1', '1e999', 'NaN'],
  ...["'; drop table orders; --", '<script>alert(1)</script>', '../../etc/passwd', '%00', '${7*7}', '{{7*7}}'],
  ...[
    'a\u0000b',
    'Ada\uDFFF',
    '\uD83D Elm Road',
    '2026-12-15',
    '2026-W51',
    '20261215',
    '2026-12-15T10:00',
    '10:00',
    '24:00',
  ],
  ...[
    '0x10',
    '1e3',
    'Infinity',
    'true',
    'null',
    '2026-02-30',
    '0000-00-00',
    '99999999999',
    '__proto__',
    'constructor',
    'toString',
    'SW1A 1AA\r\nX: y',
  ],
];
const ODD_NUMBERS = [0, -1, 0.1, 1e21, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 5e-324];
const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', ''];

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { answers: value };
  return value;
};

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS, ...ODD_NUMBERS, null, true, false, [], {}, [[]], [null], { length: 9 }),
  fc.constantFrom(30, 300).map(nested),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.array(fc.constantFrom<unknown>(1, 'a', null, {}, []), { maxLength: 60 }),
  fc.dictionary(fc.constantFrom(...ODD_KEYS), fc.constantFrom<unknown>('x', 1, null, {}, []), { maxKeys: 4 }),
);

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : []);

/** Returns values that nearly match a schema, with odd parts in some places. */
export function nearly(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 1, arbitrary: oddValue }, { weight: 6, arbitrary: likely(schema) });
}

function likely(schema: Schema): fc.Arbitrary<unknown> {
  const several = [...list(schema.oneOf), ...list(schema.anyOf)];
  if (several.length > 0) return fc.oneof(...several.map(likely));
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return fc.constantFrom(...(schema.enum as unknown[]));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return likelyObject(schema);
    case 'array': {
      const items = list(schema.prefixItems);
      if (items.length > 0) return fc.tuple(...items.map(nearly));
      return fc.array(nearly((schema.items ?? {}) as Schema), { maxLength: 3 });
    }
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(...ODD_NUMBERS));
    case 'string':
      return fc.constantFrom('ada@example.com', '07700 900123', 'N1 2TX', '2026-12-15', '10:00', 'Ada', 'a'.repeat(22));
    default:
      return oddValue;
  }
}

function likelyObject(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const withFields = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, nearly(field)])), {
    requiredKeys: [],
  });
  return fc
    .tuple(withFields, fc.dictionary(fc.constantFrom(...ODD_KEYS), oddValue, { maxKeys: 1 }))
    .map(([known, odd]) => ({ ...known, ...odd }));
}

/** JSON texts with values that JSON.stringify cannot write, but a program with its own serialiser can. */
const RAW_TEXTS = [
  ...['', ' ', '{', '{"a":', 'null', 'NaN', '[]', '"text"', '1', 'undefined', '\uFEFF{}', '{}{}', "{'a':1}"],
  '{"service":NaN}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}',
  '{"service":"MOVING","service":"CLEANING","flow":"moving","flow":[]}',
  `{"answers":${'['.repeat(1_500)}${']'.repeat(1_500)}}`,
  `{"answers":${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}}`,
  `{${'"a":1,'.repeat(500)}"b":2}`,
];

/**
 * Invalid UTF-8: overlong forms of zero, quote and slash, half a surrogate pair, an invalid first byte, a cut-off
 * character.
 */
const NO_UTF8 = ['c080', 'c0a2', 'e080af', 'f08080af', 'eda080', 'ff', 'f09f92'];
const withBytes = (bytes: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from('{"email":"'), Buffer.from(bytes, 'hex'), Buffer.from('"}')]));

export type HostileBody = string | Uint8Array<ArrayBuffer>;

/** Returns hostile bodies for a call with this schema. */
export const hostileBody = (schema: Schema): fc.Arbitrary<HostileBody> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...RAW_TEXTS) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_UTF8.map(withBytes)) },
    { weight: 9, arbitrary: nearly(schema).map((value) => JSON.stringify(value)) },
  );

/** Bodies and queries that every call refuses before any check of their content. */
export const UNSTORABLE = {
  bodies: ['{"email":"a\\u0000b"}', '{"a":[{"b":"\\uD800"}]}', '{"\\u0000":1}', ...NO_UTF8.map(withBytes)],
  queries: ['email=%00', 'a=1&a=x%00y'],
};

const percent = (bytes: string): string => bytes.replace(/../g, '%$&');

/** Returns hostile queries for a call with this schema: odd texts, and names that occur twice. */
export function hostileQuery(schema: Schema): fc.Arbitrary<string> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'x'];
  const word = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.constantFrom('a'.repeat(22), 'true', '[]'));
  return fc
    .array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 5 })
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString())
    .chain((query) => fc.constantFrom(query, ...NO_UTF8.map((bytes) => `${query}&${names[0]}=${percent(bytes)}`)));
}
