import type { ISchema } from 'yup';

type Shape = {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
  readonly spec?: { readonly types?: readonly Shape[] };
  readonly resolve?: (options: { readonly value: unknown }) => Shape;
  readonly tests?: readonly { readonly OPTIONS?: Limit }[];
};
type Limit = { readonly name?: string; readonly params?: { readonly max?: unknown } };

const NO_TEXT = 'This must be a text';

/** For a list whose schema sets no maximum. */
const MOST_ENTRIES = 500;

type Misfit = readonly [path: string, message: string];

/**
 * Catches what yup cannot: it throws at lists in place of text, so that the caller's mistake would look like ours, and
 * checks every entry of a list that is too long, which took seconds and overflowed the stack.
 */
export function misfitsIn(schema: ISchema<unknown>, input: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(misfits(schema as unknown as Shape, input, ''));
}

function misfits(schema: Shape, value: unknown, at: string): readonly Misfit[] {
  if (typeof value !== 'object' || value === null) return [];
  switch (schema.type) {
    case 'lazy':
      return schema.resolve ? misfits(schema.resolve({ value }), value, at) : [];
    case 'string':
      return [[at, NO_TEXT]];
    case 'object':
      return Object.entries(schema.fields ?? {}).flatMap(([name, field]) =>
        Object.hasOwn(value, name)
          ? misfits(field, (value as Readonly<Record<string, unknown>>)[name], join(at, name))
          : [],
      );
    case 'array':
      return Array.isArray(value) ? inList(schema, value, at) : [];
    case 'tuple':
      return Array.isArray(value)
        ? (schema.spec?.types ?? []).flatMap((item, n) => misfits(item, value[n], `${at}[${n}]`))
        : [];
    default:
      return [];
  }
}

function inList(schema: Shape, list: readonly unknown[], at: string): readonly Misfit[] {
  const most = mostEntries(schema);
  if (list.length > most) return [[at, `At most ${most}`]];
  const { innerType } = schema;
  return innerType ? list.flatMap((item, n) => misfits(innerType, item, `${at}[${n}]`)) : [];
}

function mostEntries({ tests }: Shape): number {
  const max = tests?.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return typeof max === 'number' ? max : MOST_ENTRIES;
}

const join = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
