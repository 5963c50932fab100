import Ajv from 'ajv/dist/2020';

/** Any object of the document: a schema, an operation, the document itself. */
type Node = { readonly [word: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Yields every object of the document with its path. */
function* nodesOf(value: unknown, at = ''): Generator<readonly [string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield [at, value];
  for (const [name, inner] of Object.entries(value)) yield* nodesOf(inner, `${at}/${name}`);
}

const repeated = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/**
 * Returns the problems that Spectral's OpenAPI rules would find in a 3.1 document; empty when it is valid. Only the
 * rules that our document can break (docs/decisions/0044-openapi-rules.md).
 */
export function openApiProblems(document: Node): readonly string[] {
  return [...topProblems(document), ...operationProblems(document), ...schemaProblems(document)];
}

function topProblems(document: Node): readonly string[] {
  const info = nodeOf(document.info);
  const tags = listOf(document.tags).map(nodeOf);
  const names = tags.map(({ name }) => String(name));
  const servers = listOf(document.servers).map(nodeOf);
  return [
    ...(isSaid(info.description) ? [] : ['info has no description']),
    ...(['name', 'url', 'email'].every((word) => isSaid(nodeOf(info.contact)[word])) ? [] : ['info has no contact']),
    ...(['name', 'url'].every((word) => isSaid(nodeOf(info.license)[word])) ? [] : ['info has no licence']),
    ...(servers.length > 0 ? [] : ['there is no server']),
    ...servers.filter(({ url }) => !/^https?:\/\/.*[^/]$/.test(String(url))).map(({ url }) => `server ${String(url)}`),
    ...(names.join() === names.toSorted().join() ? [] : ['tags are not in order']),
    ...repeated(names).map((name) => `tag ${String(name)} is there twice`),
    ...tags.filter(({ description }) => !isSaid(description)).map(({ name }) => `tag ${String(name)} is not described`),
  ];
}

function operationProblems(document: Node): readonly string[] {
  const tags = listOf(document.tags).map((tag) => nodeOf(tag).name);
  const paths = Object.entries(nodeOf(document.paths));
  const operations = paths.flatMap(([path, methods]) =>
    Object.values(nodeOf(methods)).map((operation) => [path, nodeOf(operation)] as const),
  );
  const shapes = paths.map(([path]) => path.replace(/{\w+}/g, '{}'));
  return [
    ...repeated(shapes).map((path) => `path ${String(path)} is there twice`),
    ...paths.filter(([path]) => /[?]|.\/$|{}/.test(path)).map(([path]) => `path ${path} is no path`),
    ...repeated(operations.map(([, { operationId }]) => operationId)).map(
      (id) => `operationId ${String(id)} is not unique`,
    ),
    ...operations.flatMap(([path, operation]) =>
      [...problemsOf(path, operation, tags)].map((problem) => `${path} ${String(operation.operationId)}: ${problem}`),
    ),
  ];
}

function* problemsOf(path: string, operation: Node, known: readonly unknown[]): Generator<string> {
  if (!/^[\w.~-]+$/.test(String(operation.operationId))) yield 'its operationId does not fit into an address';
  if (!isSaid(operation.description)) yield 'has no description';
  const tags = listOf(operation.tags);
  if (tags.length !== 1 || !tags.every((tag) => known.includes(tag))) yield 'is not of one known tag';
  const parameters = listOf(operation.parameters).map(nodeOf);
  for (const key of repeated(parameters.map((parameter) => `${String(parameter.in)} ${String(parameter.name)}`)))
    yield `parameter ${String(key)} is there twice`;
  for (const { name, description } of parameters)
    if (!isSaid(description)) yield `parameter ${String(name)} is not described`;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const declared = inPath.filter(({ required }) => required === true).map(({ name }) => `{${String(name)}}`);
  const written = path.match(/{\w+}/g) ?? [];
  if (inPath.length !== declared.length || declared.toSorted().join() !== written.toSorted().join())
    yield 'its path and its parameters differ';
  const answers = Object.entries(nodeOf(operation.responses));
  if (!answers.some(([status]) => /^[23]/.test(status))) yield 'never succeeds';
  for (const [status, answer] of answers)
    if (!isSaid(nodeOf(answer).description)) yield `answer ${status} is not described`;
}

function schemaProblems(document: Node): readonly string[] {
  const { components } = document;
  // Formats are not checked here.
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
  const isValid = (schema: Node, value: unknown) => ajv.validate({ ...schema, components }, value);
  const lost = [...nodesOf(document)].filter(
    ([, { $ref }]) => typeof $ref === 'string' && $ref.split('/').slice(1).reduce(inside, document) === undefined,
  );
  if (lost.length > 0) return lost.map(([at, { $ref }]) => `${at} refers to ${String($ref)}, which is not there`);
  return [...rootsOf(document)].flatMap(([at, root]) => {
    if (ajv.validateSchema(root) !== true) return [`${at} is no schema: ${ajv.errorsText()}`];
    return [...partsOf(root, at)].flatMap(([place, part]) =>
      [...wordProblems(part, isValid)].map((problem) => `${place} ${problem}`),
    );
  });
}

const inside = (node: unknown, name: string): unknown => nodeOf(node)[name];

/** Yields the root schemas: of parameters, headers and contents, and the named ones. */
function* rootsOf(document: Node): Generator<readonly [string, Node]> {
  for (const [at, node] of nodesOf(document.paths)) if (isNode(node.schema)) yield [at, node.schema];
  for (const [name, schema] of Object.entries(nodeOf(nodeOf(document.components).schemas)))
    yield [name, nodeOf(schema)];
}

/** Yields a schema and all schemas in it. Field names are not schema keywords. */
function* partsOf(schema: Node, at: string): Generator<readonly [string, Node]> {
  yield [at, schema];
  const alone = ['items', 'not', 'additionalProperties'].map((word) => [word, schema[word]] as const);
  const several = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((word) =>
    listOf(schema[word]).map((part, index) => [`${word}/${index}`, part] as const),
  );
  for (const [name, part] of [...alone, ...several, ...Object.entries(nodeOf(schema.properties))])
    if (isNode(part)) yield* partsOf(part, `${at}/${name}`);
}

function* wordProblems(schema: Node, isValid: (schema: Node, value: unknown) => boolean): Generator<string> {
  if ([schema.type].flat().includes('array') && !schema.items) yield 'is an array without items';
  for (const value of listOf(schema.enum))
    if (!isValid(schema, value)) yield `has a choice it refuses: ${String(value)}`;
  for (const word of ['default', 'example'])
    if (word in schema && !isValid(schema, schema[word])) yield `refuses its own ${word}`;
}
