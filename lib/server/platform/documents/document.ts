import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import schemas from './schemas.json';

/** The documents that columns hold as JSON text. `npm run document-schemas` generates the schemas from their types. */
export type DocumentKind = keyof typeof schemas;

declare const kindOf: unique symbol;
/** Only `write` creates it and only `read` parses it. */
export type StoredText<Kind extends DocumentKind> = string & { readonly [kindOf]: Kind };

/** Converts a document of one version into the next version. */
export type Upgrade = (older: never) => object;

export type StoredDocument<Kind extends DocumentKind, T extends object> = {
  readonly kind: Kind;
  /** The version that `write` produces, from 1. */
  readonly version: number;
  readonly write: (value: T) => StoredText<Kind>;
  /** Throws UnreadableDocument when neither this nor an earlier version of the app can have written the text. */
  readonly read: (text: StoredText<Kind>) => T;
};

/** The message contains no stored value. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  /** The order's reference, if the reader knew it. */
  reference: string | null = null;
}

/** Adds an order's reference to the error of an unreadable document. */
export function readOf<T>({ reference = null }: { readonly reference?: string | null }, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableDocument) error.reference ??= reference;
    throw error;
  }
}

/** The property of a document's version. Version 1 has none. */
const MARK = '$v';

const ajv = new Ajv({ strict: false, validateFormats: false });

/**
 * Reading upgrades step by step: the first of `upgrades` converts version 1 into 2. A type change that old documents do
 * not match needs an upgrade, and an example of the new version in `released`.
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
    // The parser's message quotes the text, which may contain personal data.
  }
  throw new UnreadableDocument(`${kind} is no JSON`);
}

function unmarked(stored: object): { readonly from: number; readonly document: object } {
  if (Array.isArray(stored) || !(MARK in stored)) return { from: 1, document: stored };
  const { [MARK]: from, ...document } = stored;
  return { from: Number(from), document };
}
