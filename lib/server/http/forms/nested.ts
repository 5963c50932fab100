const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The fields of a plain form as values: "quantities.box_s" is `box_s` in `quantities`, as in Formik. One level is enough. */
export function nested(fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.');
    if (FORBIDDEN.includes(outer) || (inner !== undefined && FORBIDDEN.includes(inner))) continue;
    values[outer] = inner === undefined ? value : { ...(values[outer] as object | undefined), [inner]: value };
  }
  return values;
}
