/** The type of a JSON file's values, in which every text is a plain string. */
type Untyped<T> = T extends string
  ? string
  : T extends number | boolean
    ? T
    : { readonly [Key in keyof T]: Untyped<T[Key]> };

/**
 * Returns the rows of a data file with their type.
 * @param allowed the possible values of the fields that hold one of a list, or several of it
 * @throws {RangeError} that names the file, the row and the field of any other value
 */
export function typedRows<Row>(
  file: string,
  rows: readonly Untyped<Row>[],
  allowed: Readonly<Record<string, readonly string[]>>,
): readonly Row[] {
  const check = (value: unknown, field: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const wrong = [inner as unknown]
        .flat()
        .find((each): each is string => typeof each === 'string' && allowed[key]?.includes(each) === false);
      if (wrong !== undefined) throw new RangeError(`${file}: ${field}.${key} cannot be “${wrong}”`);
      check(inner, `${field}.${key}`);
    }
  };
  rows.forEach((row, index) => check(row, `row ${index + 1}`));
  // Every field exists with its kind of value (Untyped), and every listed text has just been checked.
  return rows as readonly Row[];
}
