import { readWhole } from '@/lib/domain/typed-number';

/**
 * The fields of the form as the facts that are asked for, as a query: of a volume the crew says how much more it is, and the
 * rules want all of it. Null while a number is missing.
 */
export function factsOfForm(fields: Iterable<readonly [string, unknown]>, bookedCubicFeet: number): string | null {
  const typed = new Map([...fields].map(([name, value]) => [name, String(value).trim()]));
  const more = typed.get('more');
  if (more !== undefined) {
    const cubicFeet = readWhole(more, [1, 9_999]);
    if (cubicFeet === null) return null;
    typed.delete('more');
    typed.set('cubicFeet', String(bookedCubicFeet + cubicFeet));
  }
  const minutes = typed.get('minutes');
  if (minutes !== undefined && readWhole(minutes, [1, 999]) === null) return null;
  return new URLSearchParams([...typed]).toString();
}
