import type { Access, Endpoint } from '@/lib/contracts/endpoint';
import { requestQuote } from '@/lib/contracts/enquiries';
import type { ErrorCode } from '@/lib/contracts/errors';
import { FORM_AGE_HEADER, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { capitalised } from '@/lib/domain/wording';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Call } from '../call';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** "listClientStorage" → "List client storage". */
export const titleOf = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return capitalised(words);
};

const paramsIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

export function operationOf(call: Call, answers: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const { contract: endpoint } = call;
  const { name, access, method, perMinute } = endpoint;
  const parameters = parametersOf(call);
  const limit = `At most ${perMinute} calls a minute from one address.`;
  return {
    operationId: name,
    summary: titleOf(name),
    description: method === 'POST' ? `${limit} A body of at most ${endpoint.maxBytes / 1024} KB.` : limit,
    tags: [tagOf(endpoint)],
    security: needsSession(access) ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: bodyOf(call) }),
    responses: { '2XX': successOf(endpoint, answers), ...redirectOf(call), ...problemsOf(endpoint) },
  };
}

export const tagOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[1] ?? '';

function parametersOf({ contract: endpoint, isOfForm }: Call): readonly JsonSchema[] {
  const inPath = paramsIn(endpoint.path);
  const words = Object.entries(endpoint.query ?? {}).map(([name, value]) => parameter(name, 'query', { const: value }));
  const headers = isOfForm ? FORM_HEADERS : ownHeaders(endpoint);
  if (endpoint.method === 'POST' && !endpoint.takesPhoto) return [...words, ...headers];
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint.request) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  const fields = Object.entries(properties).map(([name, schema]) =>
    inPath.includes(name)
      ? parameter(name, 'path', schema, true)
      : parameter(name, 'query', schema, required.includes(name)),
  );
  return [...fields, ...words];
}

const PARAMETER_WORDS: Readonly<Record<string, string>> = {
  draftId: 'The id returned when the quote was saved. Anyone who has it can read the quote.',
  reference: 'The reference of the order.',
  claim: 'The number of the claim; without it the photo is for the claim that is being written.',
  room: 'The room that the photo shows, by its key.',
  visit: 'The id of the visit.',
  kind: 'What the photo shows.',
  at: 'When the photo was taken, in UTC.',
  crewDay: 'A crew’s day as opening it has answered; the phone’s cookie of that day has to come with it.',
  id: 'The id of the order, or of the client whose storage is listed.',
  token: 'The token returned with the order’s id at booking: it proves that the order is the caller’s.',
  from_account: 'Set when the call comes from a client’s account.',
  only_active_spaces: 'Leaves out units from which everything has been returned.',
  [IDEMPOTENCY_HEADER]: 'Requests with the same key count as one submission, however often they are sent.',
  [FORM_AGE_HEADER]: 'Seconds since the form was first touched.',
};

const parameter = (name: string, place: 'path' | 'query' | 'header', schema: JsonSchema, required = false) => ({
  name,
  in: place,
  required,
  schema,
  ...(PARAMETER_WORDS[name] !== undefined && { description: PARAMETER_WORDS[name] }),
});

const FORM_AGE = parameter(FORM_AGE_HEADER, 'header', { type: 'integer', minimum: 0 });
const FORM_HEADERS = [parameter(IDEMPOTENCY_HEADER, 'header', { type: 'string' }), FORM_AGE];

/** A quote request has its key in the body. */
const ownHeaders = ({ name }: Endpoint): readonly JsonSchema[] => (name === requestQuote.name ? [FORM_AGE] : []);

const takesForms = ({ plainPost, isOfForm }: Call): boolean => plainPost !== undefined || isOfForm === true;

function bodyOf(call: Call): JsonSchema {
  const { contract: endpoint } = call;
  if (endpoint.takesPhoto) return { required: true, content: { 'image/jpeg': {} } };
  const schema = jsonSchemaOf(endpoint.request);
  return {
    required: true,
    content: { [JSON_TYPE]: { schema }, ...(takesForms(call) && { [FORM_TYPE]: { schema } }) },
  };
}

const successOf = ({ name }: Endpoint, answers: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  description: 'Done.',
  content: { [JSON_TYPE]: { schema: answers[name] ?? {} } },
});

const redirectOf = (call: Call): JsonSchema =>
  takesForms(call)
    ? {
        303: { description: 'For a plain HTML form: a redirect to the next page.', headers: { Location: TEXT_HEADER } },
      }
    : {};

const TEXT_HEADER = { schema: { type: 'string' } };

/** Every call can answer with these. */
const ALWAYS: readonly ErrorCode[] = ['forbidden_origin', 'rate_limited', 'internal_error'];

const needsSession = (access: Access): boolean => access === 'own' || access === 'desk';

export function codesOf({ errors, method, access }: Endpoint): readonly ErrorCode[] {
  const body: readonly ErrorCode[] = method === 'POST' ? ['validation_failed', 'body_too_large'] : [];
  const session: readonly ErrorCode[] = needsSession(access) ? ['unauthenticated'] : [];
  return [...new Set([...errors, ...body, ...session, ...ALWAYS])];
}

function problemsOf(endpoint: Endpoint): JsonSchema {
  const problems = codesOf(endpoint).map((code) => new Problem(code));
  const statuses = [...new Set(problems.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, problemOf(problems.filter((problem) => problem.status === status))]),
  );
}

function problemOf(problems: readonly Problem[]): JsonSchema {
  const codes = problems.map(({ code }) => code);
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { properties: { error: { properties: { code: { enum: codes } } } } },
    ],
  };
  return {
    description: problems.map(({ code, message }) => `${code}: ${message}`).join(' '),
    ...(codes.includes('rate_limited') && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
    content: { [JSON_TYPE]: { schema } },
  };
}
