import { allPages, CSV_PAGE, csvInPieces, toCsv } from './csv';

const one = (text: string): string => toCsv([[text]]).slice(1, -2);

it.each([
  ['plain text as it is', 'Ada', 'Ada'],
  ['a comma in quotes', 'N1, SE15', '"N1, SE15"'],
  ['quotes doubled', 'the "blue" sofa', '"the ""blue"" sofa"'],
  ['a line break in quotes', 'a\nb', '"a\nb"'],
  ['a formula made harmless', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a phone number kept as text', '+44 7700900123', "'+44 7700900123"],
  ['a minus made harmless', '-1+1', "'-1+1"],
  ['an amount that went back as the number it is', '-16.43', '-16.43'],
  ['an at sign made harmless', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind blanks made harmless', '  =1+1', "'  =1+1"],
  ['a tab in front made harmless', '\t=1', "'\t=1"],
  ['RDT-1: a formula behind a semicolon made harmless', 'Ada;=1+1', "Ada;'=1+1"],
  ['RDT-1: a formula behind a semicolon and a blank', 'Ada; +1', "Ada; '+1"],
  ['RDT-1: a formula behind a semicolon and a quotation mark', 'Ada;"=1+1', `"Ada;""'=1+1"`],
  ['RDT-1: a formula behind a tab', 'Ada\t@SUM(A1)', "Ada\t'@SUM(A1)"],
  ['RDT-1: a formula behind a line break', 'Ada\n=1+1', `"Ada\n'=1+1"`],
  ['RDT-1: a formula behind CRLF', 'Ada\r\n-1+1', `"Ada\r\n'-1+1"`],
  ['RDT-1: two formulas', 'Ada;=1;=2', "Ada;'=1;'=2"],
  ['RDT-1: a line break in front', '\n=1', `"'\n'=1"`],
  ['RDT-1: a carriage return in front', '\rAda', `"'\rAda"`],
  ['RDT-1: a full-width equals sign', '＝1+1', "'＝1+1"],
  ['RDT-1: a full-width plus', '＋1', "'＋1"],
  ['RDT-1: a full-width hyphen', '－1+1', "'－1+1"],
  ['RDT-1: a full-width at sign', '＠SUM(A1)', "'＠SUM(A1)"],
  ['RDT-1: a full-width sign behind a semicolon', 'Ada;＝1', "Ada;'＝1"],
  ['RDT-1: a formula behind an invisible sign', '\u200b=1', "'\u200b=1"],
  ['RDT-1: a formula behind a byte order mark', '\uFEFF=1', "'\uFEFF=1"],
  ['RDT-1: a formula behind a quotation mark', '"=1"', `"'""=1"""`],
  ['RDT-1: a semicolon between words stays', 'Sofa; table', 'Sofa; table'],
  ['RDT-1: a hyphen inside a word stays', 'Tuck-in; two-seater', 'Tuck-in; two-seater'],
])('%s', (_rule, text, expected) => expect(one(text)).toBe(expected));

it('every row ends with CRLF, and the file says that it is UTF-8', () => {
  expect(toCsv([['a', 'b'], ['ü']])).toBe('\uFEFFa,b\r\nü\r\n');
});

it.each([0, 1, CSV_PAGE, CSV_PAGE + 1, 3 * CSV_PAGE - 1])('%d rows are read page by page, each once', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  const sizes: number[] = [];
  const read = (after: number | null, size: number) => {
    const page = rows.slice((after ?? -1) + 1).slice(0, size);
    sizes.push(page.length);
    return Promise.resolve(page);
  };
  let file = '';
  for await (const piece of csvInPieces(
    ['n'],
    allPages(read, (row) => [String(row)]),
  ))
    file += piece;
  expect(file).toBe(toCsv([['n'], ...rows.map((row) => [String(row)])]));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(CSV_PAGE);
});
