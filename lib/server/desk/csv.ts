/**
 * A file for spreadsheets (RFC 4180): commas, CRLF, quotes where they are needed, UTF-8 with the mark that makes Excel
 * read it so. What would begin a formula gets an apostrophe in front: names and notes come from strangers. An amount below
 * nothing is none: as text no sum of a spreadsheet would count it.
 */
const BYTE_ORDER_MARK = '\uFEFF';
const AMOUNT = /^-\d+(\.\d+)?$/;
const STARTS_FORMULA = /^[=+\-@\t\r]/;

type Line = readonly string[];

export const toCsv = (lines: readonly Line[]): string => BYTE_ORDER_MARK + written(lines);

/** The same in pieces, as its lines are read. */
export async function* csvInPieces(columns: Line, pages: AsyncIterable<readonly Line[]>): AsyncGenerator<string> {
  yield toCsv([columns]);
  for await (const lines of pages) yield written(lines);
}

const written = (lines: readonly Line[]): string => lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Rows that are read at a time: a file of any length takes the room of one page. */
export const CSV_PAGE = 500;

/** All of a list as lines, page after page, each of which begins behind the last row of the one before. */
export async function* allPages<Row>(
  read: (after: Row | null, size: number) => Promise<readonly Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<readonly Line[]> {
  let rows = await read(null, CSV_PAGE);
  yield rows.map(lineOf);
  while (rows.length === CSV_PAGE) {
    rows = await read(rows.at(-1) ?? null, CSV_PAGE);
    yield rows.map(lineOf);
  }
}

function cell(text: string): string {
  const isFormula = !AMOUNT.test(text) && (STARTS_FORMULA.test(text.trimStart()) || STARTS_FORMULA.test(text));
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
