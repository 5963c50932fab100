/**
 * A file for spreadsheets (RFC 4180): commas, CRLF, quotes where they are needed, UTF-8 with the mark that makes Excel
 * read it so. What would begin a formula gets an apostrophe in front: names and notes come from strangers.
 */
const BYTE_ORDER_MARK = '\uFEFF';
const STARTS_FORMULA = /^[=+\-@\t\r]/;

export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = STARTS_FORMULA.test(text.trimStart()) || STARTS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
