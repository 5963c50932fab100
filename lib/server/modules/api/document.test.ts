import { listItems } from '@/lib/contracts/calculation';
import { replaceServices } from '@/lib/server/container';
import { codesOf, titleOf } from '@/lib/server/platform/http/openapi/operation';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { openApiProblems } from '@/lib/testing/openapi-rules';
import { testDeps } from '@/lib/testing/place-order';
import { serveRoutes } from '@/lib/testing/serve-routes';
import { CONTRACTS } from './calls';
import { docsRoute, docsStyleRoute, openApiRoute } from './docs-route';
import { openApiDocument } from './document';

type Node = { readonly [word: string]: unknown };
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Node[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Node };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: Node }>>;
};

const document = openApiDocument('https://www.example.com');
const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const components = document.components as Readonly<Record<string, Node>>;

/** Yields every object in the document with its path. */
function* nodes(value: unknown, at = ''): Generator<readonly [string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Node];
  for (const [name, inner] of Object.entries(value)) yield* nodes(inner, `${at}/${name}`);
}
const schemas = [...nodes(document)].filter(([at]) => /\/(?:schema|schemas\/\w+)(?:\/|$)/.test(at));
/** Returns whether an object is a schema. Field names are not keywords of JSON Schema. */
const isSchema = ([at]: readonly [string, Node]) => !/\/properties$/.test(at);

const PHOTO_CALLS = CONTRACTS.filter(({ takesPhoto }) => takesPhoto).map(({ name }) => name);

describe('the document', () => {
  it('API-1: has every call of the contracts, at its method and path, once', () => {
    const calls = operations.map(({ path, method, operation }) => `${method} ${path} ${operation.operationId}`);
    const contracts = CONTRACTS.map(
      ({ method, path, name }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${name}`,
    );
    expect(calls.toSorted()).toEqual(contracts.toSorted());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('API-1: is OpenAPI 3.1 at its top: version, title, an absolute server, tags that are declared', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document).toMatchObject({
      info: { title: expect.any(String) as string, version: expect.any(String) as string },
    });
    expect(document.servers).toEqual([{ url: 'https://www.example.com' }]);
    const tags = (document.tags as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(new Set(tags).size).toBe(tags.length);
    for (const { operation } of operations) expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
  });

  it.each(operations.map(({ path, method, operation }) => [operation.operationId, path, method, operation] as const))(
    'API-4: %s names its parameters, its body and all of its answers',
    (_name, path, method, operation) => {
      const { parameters = [], responses, security, requestBody } = operation;
      expect(path).toMatch(/^\/[\w{}/-]+$/);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/{\w+}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
      const body = PHOTO_CALLS.includes(operation.operationId) ? 'image/jpeg' : 'application/json';
      expect(Object.keys(requestBody?.content ?? {})[0]).toBe(method === 'post' ? body : undefined);
      for (const [status, answer] of Object.entries(responses)) {
        expect(status).toMatch(/^(?:[2-5]\d\d|2XX)$/);
        expect(answer.description).not.toBe('');
      }
      expect(responses['429']?.headers).toHaveProperty('Retry-After');
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['2XX', '403', '429', '500']));
      for (const scheme of security.flatMap((words) => Object.keys(words))) {
        expect(components.securitySchemes).toHaveProperty(scheme);
      }
    },
  );

  it('API-4: gives every code of a contract its status', () => {
    for (const endpoint of CONTRACTS) expect(codesOf(endpoint)).toEqual(expect.arrayContaining([...endpoint.errors]));
  });

  it('API-1: every answer has a schema', () => {
    const unknown = operations.filter(({ operation }) =>
      JSON.stringify(operation.responses['2XX']).includes('"schema":{}'),
    );
    expect(unknown.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('API-4: its schemas are schemas: known types, choices, names that exist, patterns that can be read', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    expect(schemas.length).toBeGreaterThan(100);
    for (const [at, schema] of schemas.filter(isSchema)) {
      if (schema.type !== undefined) expect([at, types]).toEqual([at, expect.arrayContaining([schema.type].flat())]);
      if (Array.isArray(schema.enum)) expect([at, new Set(schema.enum).size]).toEqual([at, schema.enum.length]);
      if (typeof schema.pattern === 'string') expect(() => new RegExp(schema.pattern as string, 'u')).not.toThrow();
      if (Array.isArray(schema.required)) {
        expect([at, Object.keys(schema.properties ?? {})]).toEqual([at, expect.arrayContaining(schema.required)]);
      }
      if (typeof schema.$ref === 'string') {
        const found = schema.$ref
          .split('/')
          .slice(1)
          .reduce<unknown>((node, name) => (node as Node)[name], document);
        expect(found).toBeInstanceOf(Object);
      }
    }
  });

  it('API-1: says which calls take the post of a plain form, and where that leads', () => {
    const takesForm = ({ operation }: (typeof operations)[number]) =>
      'application/x-www-form-urlencoded' in (operation.requestBody?.content ?? {});
    const named = (some: typeof operations) => some.map(({ operation }) => operation.operationId);
    expect(named(operations.filter(takesForm))).toEqual(
      expect.arrayContaining(['changeCover', 'signOut', 'websiteForm', 'setSharedList']),
    );
    expect(named(operations.filter(({ operation }) => '303' in operation.responses))).toEqual(
      named(operations.filter(takesForm)),
    );
    expect(named(operations.filter(takesForm))).not.toContain('readOrder');
  });

  it('API-1: other people’s rules for such documents find nothing', () => {
    expect(openApiProblems(document)).toEqual([]);
  });

  it('names calls in words', () => {
    expect(titleOf(listItems.name)).toBe('List items');
  });
});

describeWithDatabase('what is served of it', (database) => {
  const get = async (path: string, init: RequestInit = {}) => {
    replaceServices(testDeps(database().db, fixedClock().now));
    const routes = { '/api/openapi.json': openApiRoute, '/api/docs': docsRoute, '/api/docs.css': docsStyleRoute };
    const server = await serveRoutes(routes);
    const answer = await fetch(server.origin + path, init);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('API-1: the document, as JSON', async () => {
    const { status, type, text } = await get('/api/openapi.json');
    expect([status, type]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual(openApiDocument('http://localhost:3000'));
  });

  it('API-1: the page to read, with every call, no script and nothing from another host', async () => {
    const { status, type, text } = await get('/api/docs');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { name } of CONTRACTS) expect(text).toContain(`<section id="${name}"`);
    expect(text).not.toMatch(/<script|<style| style=| on\w+=|(?:src|href)="(?!\/|#)/);
    expect(text).toContain('<html lang="en-GB">');
    expect((await get('/api/docs.css')).type).toBe('text/css; charset=utf-8');
  });

  it('API-4: other methods are 405; HEAD answers without a body', async () => {
    expect((await get('/api/docs', { method: 'POST' })).status).toBe(405);
    expect(await get('/api/docs', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});
