import type { FormField } from './form-view';

const isLarge = ({ kind }: FormField) => kind === 'area' || kind === 'materials' || kind === 'checkbox';

/**
 * Whether each field takes a whole row: what is large, all of a short form, and what would stand in a row alone, so that
 * no hole is beside it.
 */
export function wholeRows(fields: readonly FormField[]): readonly boolean[] {
  if (fields.length < 4) return fields.map(() => true);
  const whole: boolean[] = [];
  /** Fields of the row that is being filled: none, or one. */
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
