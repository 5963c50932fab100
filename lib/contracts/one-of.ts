import { lazy, object, string, type AnyObjectSchema, type InferType, type Lazy } from 'yup';

/**
 * Returns the schema of a request that is one of several, told apart by `key`. `fallback`: the value for a request
 * without it. An unknown value is an error of that field.
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
