import { lazy, object, string, type AnyObjectSchema, type InferType, type Lazy } from 'yup';

/**
 * A request that is one of several, told apart by one of its words: its `service` or its `flow`. `fallback` is what a
 * request without the word means; both are in the schema's meta, for its description. A word that none of them has is a mistake in that field, not a server error.
 */
export function oneOfBy<S extends Readonly<Record<string, AnyObjectSchema>>>(
  key: string,
  schemas: S,
  fallback?: keyof S & string,
): Lazy<InferType<S[keyof S]>> {
  const words = Object.keys(schemas);
  const unknown = object({ [key]: string().oneOf(words).required() });
  return lazy((request: unknown) => {
    const word = wordOf(request, key) ?? fallback;
    return (word !== undefined && Object.hasOwn(schemas, word) && schemas[word]) || unknown;
  }).meta({ variants: schemas, fallback }) as Lazy<InferType<S[keyof S]>>;
}

function wordOf(request: unknown, key: string): string | undefined {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, key)) return undefined;
  const word = (request as Readonly<Record<string, unknown>>)[key];
  return typeof word === 'string' ? word : '';
}
