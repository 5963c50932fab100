const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Converts the fields of a plain form to values: "quantities.box_s" becomes `box_s` in `quantities`, as in Formik. One
 * level is enough.
 */
export function nested(fields: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [outer = '', inner] = name.split('.');
    if (FORBIDDEN.includes(outer) || (inner !== undefined && FORBIDDEN.includes(inner))) continue;
    values[outer] = inner === undefined ? value : { ...(values[outer] as object | undefined), [inner]: value };
  }
  return values;
}
