import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

type Schema = { readonly [word: string]: unknown };

/** Formats are not validated, because they are only documentation: the code that makes a value checks it. */
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();

/** Returns the schema with all objects closed, so that a field that the contract does not name is a mismatch. */
const closed = (text: string): Schema =>
  JSON.parse(text, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'object'
      ? { additionalProperties: false, ...part }
      : part,
  ) as Schema;

function validatorOf(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema);
  const validator = compiled.get(text) ?? ajv.compile(closed(text));
  compiled.set(text, validator);
  return validator;
}

/** Returns the differences between a value and a schema of lib/tooling/api-answers.ts; empty for a match. */
export function mismatches(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
    [`$${instancePath}`, message, JSON.stringify(params)].join(' '),
  );
}
