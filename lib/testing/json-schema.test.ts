import { mismatches } from './json-schema';

const ORDER = {
  type: 'object',
  properties: {
    total: { type: 'number' },
    state: { enum: ['paid', 'held'] },
    lines: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    type: { type: 'object', properties: { id: { const: 1 } } },
    counts: { type: 'object', additionalProperties: { type: 'number' } },
  },
  required: ['total'],
};

describe('the check of answers', () => {
  it.each([{ total: 1 }, { total: 1, state: 'held', lines: ['a', null], type: { id: 1 }, counts: { a: 1, b: 2 } }])(
    'takes %j',
    (answer) => expect(mismatches(ORDER, answer)).toEqual([]),
  );

  it.each([
    [{}, 'total'],
    [{ total: '1' }, '/total'],
    [{ total: 1, state: 'lost' }, '/state'],
    [{ total: 1, lines: [1] }, '/lines/0'],
    [{ total: 1, counts: { a: 'b' } }, '/counts/a'],
    [{ total: 1, type: { id: 2 } }, '/type/id'],
    // JSON Schema alone would accept a field that the schema does not name.
    [{ total: 1, more: 2 }, 'more'],
    [{ total: 1, type: { name: 2 } }, 'name'],
  ])('names what is wrong with %j', (answer, where) => expect(mismatches(ORDER, answer).join('; ')).toContain(where));
});
