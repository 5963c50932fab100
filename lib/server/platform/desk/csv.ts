/**
 * An apostrophe precedes customers' text that would begin a formula: at the start of a cell, and after a semicolon, tab
 * or line break, where spreadsheets of many locales begin a cell. Negative amounts stay numbers.
 */
const BYTE_ORDER_MARK = '\uFEFF';
const AMOUNT = /^-\d+(\.\d+)?$/;
/** Signs that begin a formula, with the full-width and small forms that some spreadsheets accept. */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫\\u2212]';
/** Characters that a spreadsheet may drop before it looks for a formula. */
const DROPPED = '[\\s\\p{Cc}\\p{Cf}"\'“”]*';
const STARTS_FORMULA = new RegExp(`^(?:[\\t\\r]|${DROPPED}${SIGN})`, 'u');
/** A formula after a character at which spreadsheets begin a new cell. */
const FORMULA_INSIDE = new RegExp(`(?=${SIGN})(?<=[;|\\r\\n\\t]${DROPPED})`, 'gu');

type Line = readonly string[];

export const toCsv = (lines: readonly Line[]): string => BYTE_ORDER_MARK + written(lines);

export async function* csvInPieces(columns: Line, pages: AsyncIterable<readonly Line[]>): AsyncGenerator<string> {
  yield toCsv([columns]);
  for await (const lines of pages) yield written(lines);
}

const written = (lines: readonly Line[]): string => lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Rows read at a time, so that a file of any length needs the memory of one page. */
export const CSV_PAGE = 500;

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
  // Leading tabs and blanks belong to the start of the cell.
  const [front = ''] = /^[^\S\r\n]*/.exec(text) ?? [];
  const inside = front + text.slice(front.length).replace(FORMULA_INSIDE, "'");
  const harmless = STARTS_FORMULA.test(text) && !AMOUNT.test(text) ? `'${inside}` : inside;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
