/**
 * A file for spreadsheets (RFC 4180): commas, CRLF, quotes where they are needed, UTF-8 with the mark that makes Excel
 * read it so. Names and notes come from customers, so an apostrophe stands in front of what would begin a formula: at the start
 * of a cell, and behind a semicolon, a tab or a line break, at which spreadsheets of many locales begin a new cell. An amount
 * below zero stays a number, so that sums count it.
 */
const BYTE_ORDER_MARK = '\uFEFF';
const AMOUNT = /^-\d+(\.\d+)?$/;
/** Signs that begin a formula, also full-width and small ones, which some spreadsheets read as the plain ones. */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫\\u2212]';
/** Blanks, quotation marks and invisible signs, which a spreadsheet may drop before it looks for a formula. */
const DROPPED = '[\\s\\p{Cc}\\p{Cf}"\'“”]*';
const STARTS_FORMULA = new RegExp(`^(?:[\\t\\r]|${DROPPED}${SIGN})`, 'u');
/** Where a formula begins behind a sign at which spreadsheets begin a new cell. */
const FORMULA_INSIDE = new RegExp(`(?=${SIGN})(?<=[;|\\r\\n\\t]${DROPPED})`, 'gu');

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
  // Tabs and blanks in front belong to the start of the cell.
  const [front = ''] = /^[^\S\r\n]*/.exec(text) ?? [];
  const inside = front + text.slice(front.length).replace(FORMULA_INSIDE, "'");
  const harmless = STARTS_FORMULA.test(text) && !AMOUNT.test(text) ? `'${inside}` : inside;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
