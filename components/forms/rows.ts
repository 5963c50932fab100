import type { FormField } from './form-view';

const isLarge = ({ kind }: FormField) => kind === 'area' || kind === 'materials' || kind === 'checkbox';

/**
 * Returns whether each field takes a whole row: large fields, all fields of a short form, and a field that would
 * otherwise leave half a row empty.
 */
export function wholeRows(fields: readonly FormField[]): readonly boolean[] {
  if (fields.length < 4) return fields.map(() => true);
  const whole: boolean[] = [];
  /** Fields in the row that is being filled: 0 or 1. */
  let inRow = 0;
  for (const [index, field] of fields.entries()) {
    const next = fields[index + 1];
    const isAlone = inRow === 0 && (next === undefined || isLarge(next));
    const isWhole = isLarge(field) || isAlone;
    whole.push(isWhole);
    inRow = isWhole ? 0 : 1 - inRow;
  }
  return whole;
}
