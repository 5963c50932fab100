import type { ISchema, SchemaFieldDescription } from 'yup';

export type JsonSchema = {
  readonly [word: string]: unknown;
};

type Test = { readonly name?: string | undefined; readonly params?: Readonly<Record<string, unknown>> | undefined };

type Description = {
  readonly type: string;
  readonly fields?: Readonly<Record<string, SchemaFieldDescription>>;
  readonly innerType?: SchemaFieldDescription | readonly SchemaFieldDescription[];
  readonly tests?: readonly Test[];
  readonly oneOf?: readonly unknown[];
  readonly nullable?: boolean;
  readonly optional?: boolean;
  readonly default?: unknown;
  readonly meta?: { readonly variants?: Readonly<Record<string, ISchema<unknown>>> };
};

/** Converts a yup schema. Rules that only code can check are described in words. */
export const jsonSchemaOf = (schema: ISchema<unknown>): JsonSchema => convert(schema.describe());

function convert(description: Description): JsonSchema {
  const { variants } = description.meta ?? {};
  if (variants) return { oneOf: Object.values(variants).map(jsonSchemaOf) };
  const shape = shapeOf(description);
  const limits = (description.tests ?? []).map((test) => limitOf(test, description.type));
  return withChoices(
    limits.reduce<JsonSchema>((all, limit) => ({ ...all, ...limit }), shape),
    description,
  );
}

function shapeOf(description: Description): JsonSchema {
  switch (description.type) {
    case 'object':
      return objectShape(description.fields ?? {});
    case 'array':
      return { type: 'array', ...(description.innerType && { items: convertField(description.innerType) }) };
    case 'tuple':
      return tupleShape(description.innerType);
    case 'string':
    case 'number':
    case 'boolean':
      return { type: description.type };
    default:
      return {};
  }
}

const convertField = (field: unknown): JsonSchema => convert(field as Description);

function objectShape(fields: Readonly<Record<string, SchemaFieldDescription>>): JsonSchema {
  const entries = Object.entries(fields).map(([name, field]) => [name, field as Description] as const);
  const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, convert(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** A missing object counts as empty, so it is required when one of its fields is. */
function isRequired(field: Description): boolean {
  if (field.type === 'object' && field.default !== undefined) {
    return Object.values(field.fields ?? {}).some((inner) => isRequired(inner));
  }
  return field.optional === false && presetOf(field) === undefined;
}

/** An empty text that the field itself refuses is no default. */
function presetOf({ default: preset, tests = [] }: Description): unknown {
  return preset === '' && tests.some(({ name }) => name === 'required') ? undefined : preset;
}

function tupleShape(inner: Description['innerType']): JsonSchema {
  const items = (Array.isArray(inner) ? inner : []).map(convertField);
  // `items: false` would mean the same, but some checkers treat it as missing.
  return { type: 'array', prefixItems: items, items: { not: {} }, minItems: items.length, maxItems: items.length };
}

const PLAIN_MESSAGE = 'Further rules apply; a wrong value is named in the answer.';

const LIMITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
};

function limitOf({ name, params = {} }: Test, type: string): JsonSchema {
  const [least, most] = LIMITS[type] ?? (['minimum', 'maximum'] as const);
  switch (name) {
    case 'required':
      return { [least]: 1 };
    case 'min':
      return numeric(least, params.min);
    case 'max':
      return numeric(most, params.max);
    case 'length':
      return { ...numeric(least, params.length), ...numeric(most, params.length) };
    case 'integer':
      return { type: 'integer' };
    case 'email':
      return { format: 'email' };
    case 'matches':
      return patternOf(params.regex);
    case 'trim':
      return {};
    default:
      return { description: PLAIN_MESSAGE };
  }
}

const numeric = (word: string, value: unknown): JsonSchema => (typeof value === 'number' ? { [word]: value } : {});

/** JSON Schema patterns have no flags, so a case-insensitive one is described in words. */
const patternOf = (regex: unknown): JsonSchema =>
  regex instanceof RegExp && !regex.flags.includes('i') ? { pattern: regex.source } : { description: PLAIN_MESSAGE };

function withChoices(schema: JsonSchema, description: Description): JsonSchema {
  const { oneOf, nullable } = description;
  const preset = presetOf(description);
  const choices = (oneOf ?? []).filter((choice) => choice === null || typeof choice !== 'object');
  const isNullable = nullable === true && schema.type !== undefined;
  const values = [...choices, ...(isNullable && choices.length > 0 && !choices.includes(null) ? [null] : [])];
  return {
    ...schema,
    ...(isNullable && { type: [schema.type, 'null'] }),
    ...(values.length > 0 && { enum: values.filter((value) => value !== undefined) }),
    ...(preset !== undefined && (preset === null || typeof preset !== 'object') && { default: preset }),
  };
}
