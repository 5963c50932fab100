import { tidied } from '@/lib/validation/tidy';
import { CONTRACTS } from './calls';

/** The parts of a schema's description that the test reads. */
type Described = {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
  readonly spec?: {
    readonly types?: readonly Described[];
    readonly meta?: { readonly variants?: Described['fields'] };
  };
};
const DIRTY = 'a\u202Eb\u200Bc\r\nd\u2069';

/** Returns a value with a text of invisible signs in every field of a schema. */
function filledIn(schema: Described): unknown {
  const { type, fields = {}, innerType, spec } = schema;
  if (type === 'object')
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledIn(field)]));
  if (type === 'array') return innerType ? [filledIn(innerType)] : [];
  if (type === 'tuple') return (spec?.types ?? []).map(filledIn);
  return DIRTY;
}

it.each(
  CONTRACTS.flatMap(({ name, request }) => {
    const schema = request as unknown as Described;
    const variants =
      schema.type === 'lazy' ? Object.entries(schema.spec?.meta?.variants ?? {}) : [['', schema] as const];
    return variants.map(([variant, described]) => [`${name} ${variant}`.trim(), described] as const);
  }),
)('RDT-1: no field of %s keeps an invisible sign', (_, request) => {
  expect(JSON.stringify(tidied(request, filledIn(request)))).not.toMatch(/[\u202E\u200B\u2069]|\\r/);
});
