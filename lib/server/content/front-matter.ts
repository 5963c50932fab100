import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { parse, YAMLParseError } from 'yaml';
import { ContentError } from './content-error';

/** A Markdown file: YAML front matter between two lines of "---", then the text. */
const PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

export type Parsed<S extends AnyObjectSchema> = { readonly facts: InferType<S>; readonly body: string };

/**
 * Splits a file and checks its front matter. Reports all problems at once, unknown keys included.
 * @throws ContentError with the file's name
 */
export function parseFile<S extends AnyObjectSchema>(file: string, text: string, schema: S): Parsed<S> {
  const [, yaml, body] = PARTS.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(file, ['begins with front matter between two lines of ---']);
  }
  return { facts: check(file, yaml, schema), body };
}

function check<S extends AnyObjectSchema>(file: string, yaml: string, schema: S): InferType<S> {
  try {
    // Values stay text ("core" does not make Date objects), because each field checks its own type. Strict, so that no
    // value of another type passes as text. The cast then adds defaults.
    return schema.cast(schema.validateSync(parse(yaml, { schema: 'core' }) ?? {}, { abortEarly: false, strict: true }));
  } catch (error) {
    if (error instanceof ValidationError) throw new ContentError(file, error.errors);
    if (error instanceof YAMLParseError) throw new ContentError(file, [`front matter is not YAML: ${error.message}`]);
    throw error;
  }
}
