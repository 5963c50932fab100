import { openApiProblems } from './openapi-rules';

const parameter = { name: 'id', in: 'path', required: true, description: 'Which.', schema: { type: 'string' } };
const operation = {
  operationId: 'read',
  description: 'Reads one.',
  tags: ['a'],
  parameters: [parameter],
  responses: {
    200: { description: 'It.', content: { 'application/json': { schema: { $ref: '#/components/schemas/One' } } } },
  },
};
const document = {
  openapi: '3.1.1',
  info: {
    title: 'T',
    version: '1',
    description: 'D',
    contact: { name: 'N', url: 'https://a.test', email: 'a@a.test' },
    license: { name: 'L', url: 'https://a.test' },
  },
  servers: [{ url: 'https://a.test' }],
  tags: [{ name: 'a', description: 'All.' }],
  paths: { '/one/{id}': { get: operation } },
  components: { schemas: { One: { type: 'object', properties: { items: { type: 'array', items: {} } } } } },
};

const withOperation = (words: object) => ({ ...document, paths: { '/one/{id}': { get: { ...operation, ...words } } } });
const withSchema = (schema: object) => withOperation({ parameters: [{ ...parameter, schema }] });

describe('the rules for the document of calls', () => {
  it('API-1: find nothing in one that is right', () => {
    expect(openApiProblems(document)).toEqual([]);
  });

  it.each([
    ['an array without items', withSchema({ type: 'array' }), 'array without items'],
    ['one deep inside', withSchema({ anyOf: [{ properties: { a: { type: ['array', 'null'] } } }] }), 'without items'],
    ['a default that its schema refuses', withSchema({ type: 'string', minLength: 1, default: '' }), 'own default'],
    ['an example that its schema refuses', withSchema({ type: 'integer', example: 'x' }), 'own example'],
    ['a choice that its schema refuses', withSchema({ type: 'string', enum: ['a', null] }), 'choice it refuses'],
    ['what is no schema', withSchema({ type: 'text' }), 'is no schema'],
    ['a reference to nothing', withSchema({ $ref: '#/components/schemas/Two' }), 'which is not there'],
    ['a parameter that no path has', withOperation({ parameters: [parameter, { ...parameter, name: 'x' }] }), 'differ'],
    ['a path whose parameter is not declared', withOperation({ parameters: [] }), 'differ'],
    ['a parameter that is not required', withOperation({ parameters: [{ ...parameter, required: false }] }), 'differ'],
    ['a parameter twice', withOperation({ parameters: [parameter, parameter] }), 'twice'],
    [
      'a parameter without words',
      withOperation({ parameters: [{ ...parameter, description: '' }] }),
      'id is not described',
    ],
    ['an answer without words', withOperation({ responses: { 200: {} } }), 'answer 200 is not described'],
    ['a call that never succeeds', withOperation({ responses: { 400: { description: 'No.' } } }), 'never succeeds'],
    ['a call of an unknown tag', withOperation({ tags: ['b'] }), 'not of one known tag'],
    ['a call without words', withOperation({ description: '' }), 'has no description'],
    ['an id that no address takes', withOperation({ operationId: 'read it' }), 'does not fit'],
    [
      'an id twice',
      { ...document, paths: { ...document.paths, '/two/{id}': { get: operation } } },
      'read is not unique',
    ],
    [
      'a path twice',
      { ...document, paths: { ...document.paths, '/one/{name}': { get: operation } } },
      'path /one/{} is there twice',
    ],
    ['a path with a query', { ...document, paths: { '/one?id={id}': { get: operation } } }, 'is no path'],
    ['tags without order', { ...document, tags: [{ name: 'b', description: 'B' }, ...document.tags] }, 'order'],
    ['a tag without words', { ...document, tags: [{ name: 'a' }] }, 'tag a is not described'],
    ['no contact', { ...document, info: { ...document.info, contact: {} } }, 'contact'],
    ['no licence', { ...document, info: { ...document.info, license: { name: 'L' } } }, 'licence'],
    ['no description', { ...document, info: { ...document.info, description: ' ' } }, 'info has no description'],
    ['no server', { ...document, servers: [] }, 'no server'],
    ['a server that ends in a slash', { ...document, servers: [{ url: 'https://a.test/' }] }, 'server https://a.test/'],
  ])('API-1: find %s', (_, wrong, words) => {
    expect(openApiProblems(wrong).join('; ')).toContain(words);
  });
});
