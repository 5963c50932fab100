import type { ISchema } from 'yup';

/** What is read of schemas of every kind. */
type Shape = {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
  readonly spec?: { readonly types?: readonly Shape[] };
  readonly resolve?: (options: { readonly value: unknown }) => Shape;
};

const MESSAGE = 'This must be a text';

/**
 * Lists and objects where a text belongs, by their path. yup trims whatever it is given, and throws at these: a mistake
 * of the caller would read like a fault of ours.
 */
export function misfitsIn(schema: ISchema<unknown>, input: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(paths(schema as unknown as Shape, input, '').map((path) => [path, MESSAGE]));
}

function paths(schema: Shape, value: unknown, at: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  switch (schema.type) {
    case 'lazy':
      return schema.resolve ? paths(schema.resolve({ value }), value, at) : [];
    case 'string':
      return [at];
    case 'object':
      return Object.entries(schema.fields ?? {}).flatMap(([name, field]) =>
        Object.hasOwn(value, name)
          ? paths(field, (value as Readonly<Record<string, unknown>>)[name], join(at, name))
          : [],
      );
    case 'array':
      return Array.isArray(value) && schema.innerType
        ? value.flatMap((item, n) => paths(schema.innerType as Shape, item, `${at}[${n}]`))
        : [];
    case 'tuple':
      return Array.isArray(value)
        ? (schema.spec?.types ?? []).flatMap((item, n) => paths(item, value[n], `${at}[${n}]`))
        : [];
    default:
      return [];
  }
}

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
