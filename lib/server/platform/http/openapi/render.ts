import { html, type Html } from '@/lib/server/platform/base/html';
import type { JsonSchema } from './json-schema';

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, Answer>>;
};
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
};
type Answer = {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
};
type Call = { readonly path: string; readonly method: string; readonly operation: Operation };

export const DOCS_STYLE_PATH = '/api/docs.css';

/** Renders the OpenAPI document as a page without scripts and without files of another host. */
export function renderDocs(document: JsonSchema): string {
  const { info, paths } = document as {
    readonly info: { readonly title: string; readonly description: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))];
  const inTag = (tag: string) => calls.filter(({ operation }) => operation.tags[0] === tag);
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API of ${info.title}</title>
        <link rel="stylesheet" href="${DOCS_STYLE_PATH}" />
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>API of ${info.title}</h1>
          <p>${info.description}</p>
          <p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
        </header>
        <nav aria-label="Calls">
          ${tags.map(
            (tag) =>
              html`<h2>${tag}</h2>
                <ul>
                  ${inTag(tag).map(renderLink)}
                </ul>`,
          )}
        </nav>
        <main id="calls" tabindex="-1">${calls.map(renderCall)}</main>
      </body>
    </html> `.markup;
}

const renderLink = ({ operation }: Call): Html =>
  html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`;

function renderCall({ path, method, operation }: Call): Html {
  const { operationId, summary, description, parameters = [], requestBody, responses, security } = operation;
  const body = requestBody && Object.entries(requestBody.content);
  const access = security.length > 0 ? ' Needs a session.' : '';
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
    <h2 id="${operationId}-title">${summary}</h2>
    <p class="call"><b>${method}</b> <code>${path}</code></p>
    <p>${description}${access}</p>
    ${parameters.length > 0 ? renderParameters(parameters) : ''}
    ${
      body
        ? html`<h3>Body</h3>
            <p>${body.map(([type]) => type).join(' or ')}</p>
            ${renderSchema(body[0]?.[1].schema ?? {})}`
        : ''
    }
    <h3>Answers</h3>
    <dl>
      ${Object.entries(responses)
        .sort(([a], [b]) => Number(b === '2XX') - Number(a === '2XX') || Number(a) - Number(b))
        .map(([status, answer]) => renderAnswer(status, answer))}
    </dl>
  </section>`;
}

function renderParameters(parameters: readonly Parameter[]): Html {
  return html`<div class="wide">
    <table>
      <caption>
        Beside the body
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">In</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, in: place, required, schema }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${place}</td>
              <td>${inWords(schema)}${required ? ', required' : ''}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function renderAnswer(status: string, { description, content }: Answer): Html {
  const schema = status === '2XX' ? content?.['application/json']?.schema : undefined;
  return html`<dt>${status}</dt>
    <dd>${schema ? renderSchema(schema) : html`<p>${description}</p>`}</dd>`;
}

const schemas = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? (value as readonly JsonSchema[]) : [];
const fieldsOf = ({ properties }: JsonSchema) =>
  Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);

const LIMITS: readonly (readonly [string, string])[] = [
  ['minLength', 'at least %s characters'],
  ['maxLength', 'at most %s characters'],
  ['minimum', 'from %s'],
  ['maximum', 'to %s'],
  ['minItems', 'at least %s'],
  ['maxItems', 'at most %s'],
  ['pattern', 'matches %s'],
  ['default', '%s unless given'],
];

const written = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(written).join(' | ');
  if ('const' in schema) return written(schema.const);
  const parts = [...schemas(schema.anyOf), ...schemas(schema.oneOf)];
  if (parts.length > 0) return [...new Set(parts.map(typeOf))].join(' | ');
  if (schema.type === 'array')
    return schema.items && !schema.prefixItems ? `list of ${typeOf(schema.items as JsonSchema)}` : 'list';
  const types: unknown = schema.type ?? 'anything';
  return (Array.isArray(types) ? types : [types]).map(written).join(' | ');
}

/** "string, at most 40 characters". */
function inWords(schema: JsonSchema): string {
  const limits = LIMITS.filter(([word]) => word in schema && !(word === 'minLength' && schema[word] === 1)).map(
    ([word, text]) => text.replace('%s', () => written(schema[word])),
  );
  return [typeOf(schema), ...limits].join(', ');
}

/** Returns the object schemas inside a schema, also in items, alternatives and tuple members. */
function insideOf(schema: JsonSchema): readonly JsonSchema[] {
  const inner = schema.items ? [schema.items as JsonSchema] : [];
  const several = [...schemas(schema.anyOf), ...schemas(schema.oneOf), ...schemas(schema.prefixItems)];
  return fieldsOf(schema).length > 0 ? [schema] : [...inner, ...several].flatMap(insideOf);
}

/** Renders fields as nested lists, collapsed below the first level. */
function renderSchema(schema: JsonSchema): Html {
  const objects = insideOf(schema);
  if (objects.length === 0) return html`<p>${inWords(schema)}</p>`;
  return html`${objects.map(
    (object, index) =>
      html`${objects.length > 1 ? html`<p class="or">Possibility ${String(index + 1)}</p>` : ''}
        <ul>
          ${fieldsOf(object).map(([name, field]) => renderField(name, field, object))}
        </ul>`,
  )}`;
}

function renderField(name: string, field: JsonSchema, parent: JsonSchema): Html {
  const isRequired = Array.isArray(parent.required) && parent.required.includes(name);
  const note = typeof field.description === 'string' ? ` ${field.description}` : '';
  const line = html`<code>${name}</code> ${inWords(field)}${isRequired ? html` <strong>required</strong>` : ''}${note}`;
  if (insideOf(field).length === 0) return html`<li>${line}</li>`;
  return html`<li>
    <details>
      <summary>${line}</summary>
      ${renderSchema(field)}
    </details>
  </li>`;
}
