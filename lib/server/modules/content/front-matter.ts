import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { YAMLParseError, parse } from 'yaml';
import { ValidationError, boolean, string, type AnyObjectSchema, type InferType } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';

/** A fault in a Markdown file, which stops the build. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly file: string,
    readonly problems: readonly string[],
  ) {
    super([`${file}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
  }
}

/** `slug` is the file's name and the last part of the page's address. */
export type MarkdownFile = { readonly slug: string; readonly file: string; readonly text: string };

/** Reads the files of a folder, sorted by name, at build time from the root of the project. */
export function markdownFiles(folder: 'blog' | 'documents'): readonly MarkdownFile[] {
  const directory = path.join(process.cwd(), 'lib/content', folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: name.slice(0, -'.md'.length),
      file: `lib/content/${folder}/${name}`,
      text: readFileSync(path.join(directory, name), 'utf8'),
    }));
}

/** YAML front matter between two lines of "---", then the text. */
const PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

type Parsed<S extends AnyObjectSchema> = { readonly facts: InferType<S>; readonly body: string };

/** Reports all problems of the front matter at once, unknown keys included. Throws ContentError. */
export function parseFile<S extends AnyObjectSchema>(file: string, text: string, schema: S): Parsed<S> {
  const [, yaml, body] = PARTS.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(file, ['begins with front matter between two lines of ---']);
  }
  return { facts: check(file, yaml, schema), body };
}

function check<S extends AnyObjectSchema>(file: string, yaml: string, schema: S): InferType<S> {
  try {
    // "core" makes no Date objects, and strict validation lets no value of another type pass as text. The cast adds
    // defaults.
    return schema.cast(schema.validateSync(parse(yaml, { schema: 'core' }) ?? {}, { abortEarly: false, strict: true }));
  } catch (error) {
    if (error instanceof ValidationError) throw new ContentError(file, error.errors);
    if (error instanceof YAMLParseError) throw new ContentError(file, [`front matter is not YAML: ${error.message}`]);
    throw error;
  }
}

/** With the company's name it makes 60 characters, after which search engines cut titles. */
const SHORT_TITLE = 33;

const text = (min: number, max: number) =>
  string()
    .required('${path} is missing')
    .min(min, `\${path} has fewer than ${min} characters`)
    .max(max, `\${path} has more than ${max} characters`);

export const title = text(8, 75);
/** In the browser tab and in search results, followed by the company's name. */
export const shortTitle = text(3, SHORT_TITLE);
export const description = text(70, 160);
export const localDate = string()
  .required('${path} is missing')
  .test('date', '${path} is not a day like 2026-11-20', (value) => isLocalDate(value));
export const isSample = boolean().required('${path} is missing: true or false');

/** "£12.50", "£1,250". Our prices come from placeholders, so typed amounts are other companies'. */
const AMOUNT = /£\s?\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Returns the amounts without a source, which were probably meant to be our prices. */
export function unlistedAmounts(body: string, listed: readonly string[]): readonly string[] {
  const found = new Set(body.match(AMOUNT) ?? []);
  return [...found].filter((amount) => !listed.includes(amount));
}

/** Makes apostrophes curly, and keeps measures such as "6 × 4 ft" on one line. */
export const typeset = (text: string): string => keepMeasures(text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));

/** Also for rendered text, whose apostrophes are already curly. */
export const keepMeasures = (text: string): string =>
  text.replace(/(\d) × (\d+)( ft)?/g, (measure) => measure.replaceAll(' ', '\u00a0'));
