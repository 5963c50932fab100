import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import schemas from './schemas.json';

/** The kinds of documents that columns hold as JSON text; their schemas are made from their types (`npm run document-schemas`). */
export type DocumentKind = keyof typeof schemas;

declare const kindOf: unique symbol;
/** The text of a document in its column: only `write` makes one, and only `read` takes it apart. */
export type StoredText<Kind extends DocumentKind> = string & { readonly [kindOf]: Kind };

/** Makes the next version of a document out of one version, which was true of every document when it was written. */
export type Upgrade = (older: never) => object;

export type StoredDocument<Kind extends DocumentKind, T extends object> = {
  readonly kind: Kind;
  /** The version that is written now, from 1. */
  readonly version: number;
  readonly write: (value: T) => StoredText<Kind>;
  /** Throws UnreadableDocument for what no version of the app before this one has written. */
  readonly read: (text: StoredText<Kind>) => T;
};

/** A document that is no JSON, is from a newer version of the app, or is not what its kind says. Names no value. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  /** The reference of the order that the document belongs to; null where the reader did not know it. */
  reference: string | null = null;
}

/** Adds the reference of an order to the error of a document that cannot be read. */
export function readOf<T>({ reference = null }: { readonly reference?: string | null }, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDocument) error.reference ??= reference;
    throw error;
  }
}

/** Where a document says its version. The first version of a kind has no mark, as nothing had before there were two. */
const MARK = '$v';

const ajv = new Ajv({ strict: false, validateFormats: false });

/**
 * A kind of document: what is read is brought to today's version step by step and then held to today's schema.
 * `upgrades`: the first makes version 2 out of version 1, and so on. A change of a type that old documents do not fit
 * needs one, and an example of the version that it ends in `released`.
 */
export function storedDocument<Kind extends DocumentKind, T extends object>(
  kind: Kind,
  upgrades: readonly Upgrade[] = [],
): StoredDocument<Kind, T> {
  const version = upgrades.length + 1;
  let validator: ValidateFunction | null = null;

  const read = (text: StoredText<Kind>): T => {
    const stored = parsed(kind, text);
    const { from, document } = unmarked(stored);
    if (!Number.isInteger(from) || from < 1 || from > version) {
      throw new UnreadableDocument(`${kind} of version ${from}: this app knows 1 to ${version}`);
    }
    const today = upgrades
      .slice(from - 1)
      .reduce<object>((older, upgrade) => (upgrade as (older: object) => object)(older), document);
    validator ??= ajv.compile(schemas[kind]);
    if (!validator(today)) {
      const [error] = validator.errors ?? [];
      throw new UnreadableDocument(`${kind}${error?.instancePath ?? ''} ${error?.message ?? 'is not as it should be'}`);
    }
    return today as T;
  };

  const write = (value: T) => JSON.stringify(version === 1 ? value : { [MARK]: version, ...value }) as StoredText<Kind>;

  return { kind, version, write, read };
}

function parsed(kind: DocumentKind, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // What the parser says quotes the text, which may be somebody's.
  }
  throw new UnreadableDocument(`${kind} is no JSON`);
}

function unmarked(stored: object): { readonly from: number; readonly document: object } {
  if (Array.isArray(stored) || !(MARK in stored)) return { from: 1, document: stored };
  const { [MARK]: from, ...document } = stored;
  return { from: Number(from), document };
}
