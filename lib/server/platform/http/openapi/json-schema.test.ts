import { array, boolean, mixed, number, object, string, tuple } from 'yup';
import { oneOfBy } from '@/lib/contracts/one-of';
import { jsonSchemaOf } from './json-schema';

const OTHER = 'Further rules apply; a wrong value is named in the answer.';

describe('a request’s schema as JSON Schema', () => {
  it.each([
    ['a text', string(), { type: 'string' }],
    ['a text that must be there', string().required().max(4), { type: 'string', minLength: 1, maxLength: 4 }],
    ['a pattern', string().matches(/^\d+$/), { type: 'string', pattern: '^\\d+$' }],
    ['a pattern that ignores case', string().matches(/^a$/i), { type: 'string', description: OTHER }],
    ['an address', string().email(), { type: 'string', format: 'email' }],
    ['a choice', string().oneOf(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    ['a choice or none', string().oneOf(['a']).nullable(), { type: ['string', 'null'], enum: ['a', null] }],
    ['a whole number', number().integer().min(0).max(9), { type: 'integer', minimum: 0, maximum: 9 }],
    ['yes or no', boolean().default(false), { type: 'boolean', default: false }],
    ['a list', array(string()).min(1).max(2), { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2 }],
    ['anything', mixed(), {}],
    ['a rule of our own', string().test('ours', 'no', () => true), { type: 'string', description: OTHER }],
  ])('API-4: %s', (_, schema, expected) => {
    expect(jsonSchemaOf(schema)).toEqual(expected);
  });

  it('API-4: what must be given has no empty value to leave it out for', () => {
    const schema = object({ phone: string().default('').required(), note: string().default('') });
    expect(jsonSchemaOf(schema)).toEqual({
      type: 'object',
      properties: { phone: { type: 'string', minLength: 1 }, note: { type: 'string', default: '' } },
      required: ['phone'],
    });
  });

  it('API-4: a pair is a list of two and nothing behind them', () => {
    const pair = tuple([string(), number()]);
    expect(jsonSchemaOf(pair)).toEqual({
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'number' }],
      items: { not: {} },
      minItems: 2,
      maxItems: 2,
    });
  });

  it('API-4: of an object it names what must be sent, also through objects that may be left out', () => {
    const schema = object({
      a: string().required(),
      b: string().default('x'),
      c: object({ d: string().required() }),
      e: object({ f: string() }),
      g: object({ h: string().required() }).default(undefined),
    });
    expect(jsonSchemaOf(schema)).toMatchObject({ type: 'object', required: ['a', 'c'] });
  });

  it('API-4: a request that is one of several is described as each of them', () => {
    const schemas = { A: object({ kind: string().oneOf(['A']) }), B: object({ kind: string().oneOf(['B']) }) };
    expect(jsonSchemaOf(oneOfBy('kind', schemas))).toMatchObject({
      oneOf: [{ properties: { kind: { enum: ['A'] } } }, { properties: { kind: { enum: ['B'] } } }],
    });
  });
});
