import { array, lazy, number, object, string, tuple } from 'yup';
import { misfitsIn } from './misfits';
import { validate } from './validate';

const schema = object({
  name: string().trim(),
  inner: object({ postcode: string().trim() }),
  list: array(object({ title: string().trim() })),
  pair: tuple([string().trim(), number()]),
  either: lazy((value: unknown) => (Array.isArray(value) ? array(string().trim()) : string().trim())),
});

describe('lists and objects where a text belongs', () => {
  it.each([
    ['nothing wrong', { name: ' a ', inner: { postcode: 'N1' }, list: [{ title: 'x' }], pair: ['a', 1] }, []],
    ['texts that are missing', { name: null, inner: {}, list: null }, []],
    ['a list', { name: ['a'] }, ['name']],
    ['an object', { inner: { postcode: {} } }, ['inner.postcode']],
    ['inside a list', { list: [{ title: 'x' }, { title: [] }] }, ['list[1].title']],
    ['inside a pair', { pair: [{}, 1] }, ['pair[0]']],
    ['where the value decides', { either: ['a', {}] }, ['either[1]']],
    ['another kind of thing altogether', 7, []],
  ])('API-4: %s', (_, input, expected) => {
    expect(Object.keys(misfitsIn(schema, input))).toEqual(expected);
  });

  it.each([
    ['of things', 20_000, {}, (list: unknown) => ({ list }), { list: 'At most 500' }],
    ['of numbers', 30_000, 0, (few: unknown) => ({ few }), { few: 'At most 3' }],
    ['inside one that is not', 4, 'x', (tags: unknown) => ({ list: [{ tags }] }), { 'list[0].tags': 'At most 3' }],
  ])(
    'API-4: a list %s that is too long is refused, and none of its entries is read',
    async (_, length, entry, inputWith, fields) => {
      const few = array(string().trim()).max(3);
      const lists = object({ list: array(object({ title: string().required(), tags: few })), few });
      const read: PropertyKey[] = [];
      const watched = new Proxy(Array(length).fill(entry), {
        get: (target, key, receiver) => {
          read.push(key);
          return Reflect.get(target, key, receiver) as unknown;
        },
      });
      const checked = validate(lists, inputWith(watched));
      await expect(checked).rejects.toMatchObject({ code: 'validation_failed', details: { fields } });
      expect(new Set(read)).toEqual(new Set(['length']));
    },
  );

  it('API-4: are named like every wrong field', async () => {
    await expect(validate(schema, { name: [[]] })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { name: 'This must be a text' } },
    });
  });
});
