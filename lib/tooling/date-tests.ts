import type { ImportGraph } from './import-graph';

/** What reads a clock, or a day from an instant: there the machine's time zone can slip in. */
const READS_A_CLOCK = /\bnew Date\b|\bDate\.(?:now|UTC|parse)\b|Intl\.DateTimeFormat|\.toLocale\w*String/;
/** A test that names a day, or a clock that it sets. */
const NAMES_A_DATE = /\d{4}-\d\d-\d\d|\bLocalDate\b|[cC]lock/;

const isUnitTest = (file: string) => file.endsWith('.test.ts') && !file.startsWith('lib/server/');

/**
 * The unit tests that read a clock or a date: by themselves, or by what they import first hand. They run a second time on
 * the other side of the date line, where a day that was read in the machine's own zone is another.
 * @param sources path → code
 */
export function testsOfDates(sources: ReadonlyMap<string, string>, { importers }: ImportGraph): readonly string[] {
  const readers = [...sources].filter(([, code]) => READS_A_CLOCK.test(code)).map(([file]) => file);
  const next = new Set([...readers, ...readers.flatMap((file) => importers.get(file) ?? [])]);
  return [...sources.keys()].filter(
    (file) => isUnitTest(file) && (next.has(file) || NAMES_A_DATE.test(sources.get(file) ?? '')),
  );
}
