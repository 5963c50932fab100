import { readPounds } from '@/lib/domain/typed-number';
import { BREAKS, INVISIBLE } from '@/lib/domain/typed-text';

/**
 * `tidied` cleans every value before the rules of its schema. A text for a number is parsed by our own parser, so that
 * yup's ("1e3", "0x10") is never used.
 */
type Shape = {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly innerType?: unknown;
  readonly spec?: { readonly types?: readonly unknown[]; readonly meta?: { readonly hasSeveralLines?: boolean } };
  readonly resolve?: (options: { readonly value: unknown }) => unknown;
};

export const SEVERAL_LINES = { hasSeveralLines: true } as const;

/** Keeps line feeds, and the joiner inside an emoji ("👩‍👧" is one character). */
const INVISIBLE_IN_LINES =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]\u200D(?=\p{Extended_Pictographic})|\n)|[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu;

const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const oneLine = (text: string): string => withoutInvisible(text.replace(BREAKS, ' '));

const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(INVISIBLE_IN_LINES, '$1');

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns typed text in one line with single spaces. */
export const tidyLine = (text: string): string => spaced(oneLine(text));

/** Returns typed text with its lines kept and single spaces in each. */
export const tidyLines = (text: string): string => severalLines(text).split('\n').map(spaced).join('\n').trim();

/** Returns a yup transform that parses strings and leaves every other value for the schema to refuse. */
export const readWith =
  (read: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? read(value) : value;

/** Returns the typed number in plain figures, '' for an empty field, or "NaN". */
export const plainFigures = (text: string): string =>
  tidyLine(text) === '' ? '' : String(readPounds(text) ?? Number.NaN);

/** Returns the value with every text cleaned as its field requires. The depth of the schema bounds the work. */
export const tidied = <T>(schema: unknown, value: T): T => cleaned(schema, value) as T;

function cleaned(schema: unknown, value: unknown): unknown {
  const shape = shapeOf(schema, value);
  if (typeof value === 'string') {
    if (shape.type === 'number') return plainFigures(value);
    return shape.spec?.meta?.hasSeveralLines ? severalLines(value) : oneLine(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return shape.type === 'object' ? fieldsCleaned(shape.fields ?? {}, value) : value;
  const entries: readonly unknown[] = value;
  const { types } = shape.spec ?? {};
  if (shape.type === 'tuple' && types)
    return entries.map((entry, n) => (n < types.length ? cleaned(types[n], entry) : entry));
  return shape.type === 'array' && shape.innerType ? entries.map((entry) => cleaned(shape.innerType, entry)) : value;
}

function fieldsCleaned(fields: NonNullable<Shape['fields']>, value: object): unknown {
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, Object.hasOwn(fields, name) ? cleaned(fields[name], inner) : inner]),
  );
}

function shapeOf(schema: unknown, value: unknown): Shape {
  const shape = schema as Shape;
  return shape.type === 'lazy' && shape.resolve ? (shape.resolve({ value }) as Shape) : shape;
}
