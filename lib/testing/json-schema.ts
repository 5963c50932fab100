import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

type Schema = { readonly [word: string]: unknown };

/** Formats are words for people: what they ask of a value is checked where it is made. */
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();

/** A field that the contract does not name is a mismatch too, which JSON Schema asks only of closed objects. */
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

/** Where a value is not what a schema of ours (lib/tooling/api-answers.ts) says; nothing when it is. */
export function mismatches(schema: Schema, value: unknown): readonly string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) =>
    [`$${instancePath}`, message, JSON.stringify(params)].join(' '),
  );
}
