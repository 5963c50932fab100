import { html, type Html } from '@/lib/server/platform/base/html';
import type { JsonSchema } from './json-schema';

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

/** Returns a schema in words: "string, at most 40 characters". */
export function inWords(schema: JsonSchema): string {
  const limits = LIMITS.filter(([word]) => word in schema && !(word === 'minLength' && schema[word] === 1)).map(
    ([word, text]) => text.replace('%s', () => written(schema[word])),
  );
  return [typeOf(schema), ...limits].join(', ');
}

/** Returns the object schemas inside a schema: in the items of an array, and in each alternative or tuple member. */
function insideOf(schema: JsonSchema): readonly JsonSchema[] {
  const inner = schema.items ? [schema.items as JsonSchema] : [];
  const several = [...schemas(schema.anyOf), ...schemas(schema.oneOf), ...schemas(schema.prefixItems)];
  return fieldsOf(schema).length > 0 ? [schema] : [...inner, ...several].flatMap(insideOf);
}

/** Renders the fields of a schema as nested lists. Fields of a field are collapsed. */
export function renderSchema(schema: JsonSchema): Html {
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
