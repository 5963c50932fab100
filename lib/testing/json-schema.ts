type Schema = { readonly [word: string]: unknown };

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : []);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Where a value is not what a schema of ours (lib/tooling/api-answers.ts) says; nothing when it is. */
export function mismatches(schema: Schema, value: unknown, at = '$'): readonly string[] {
  const choices = list(schema.anyOf);
  if (choices.length > 0) {
    return choices.some((choice) => mismatches(choice, value, at).length === 0) ? [] : [`${at} is none of its choices`];
  }
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? [] : [`${at} is ${JSON.stringify(value)}`];
  if ('const' in schema) return schema.const === value ? [] : [`${at} is ${JSON.stringify(value)}`];
  if (schema.type === undefined) return [];
  if (schema.type !== typeOf(value)) return [`${at} is ${typeOf(value)}, not ${JSON.stringify(schema.type)}`];
  if (Array.isArray(value)) {
    const items = list(schema.prefixItems);
    if (value.length > Number(schema.maxItems ?? Infinity) || value.length < Number(schema.minItems ?? 0))
      return [`${at} has ${value.length} items`];
    return value.flatMap((item, n) => mismatches(items[n] ?? ((schema.items ?? {}) as Schema), item, `${at}[${n}]`));
  }
  return schema.type === 'object' ? fieldsOf(schema, value as Readonly<Record<string, unknown>>, at) : [];
}

function fieldsOf(schema: Schema, value: Readonly<Record<string, unknown>>, at: string): readonly string[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const others = schema.additionalProperties as Schema | undefined;
  const required = (schema.required ?? []) as readonly string[];
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const wrong = Object.entries(value).flatMap(([name, field]) => {
    const inner = Object.hasOwn(properties, name) ? properties[name] : others;
    return inner ? mismatches(inner, field, `${at}.${name}`) : [`${at}.${name} is not in the contract`];
  });
  return [...missing, ...wrong];
}
