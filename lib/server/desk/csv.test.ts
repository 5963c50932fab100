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
