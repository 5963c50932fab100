import { toCsv } from './csv';

const one = (text: string): string => toCsv([[text]]).slice(1, -2);

it.each([
  ['plain text as it is', 'Ada', 'Ada'],
  ['a comma in quotes', 'N1, SE15', '"N1, SE15"'],
  ['quotes doubled', 'the "blue" sofa', '"the ""blue"" sofa"'],
  ['a line break in quotes', 'a\nb', '"a\nb"'],
  ['a formula made harmless', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a phone number kept as text', '+44 7700900123', "'+44 7700900123"],
  ['a minus made harmless', '-1+1', "'-1+1"],
  ['an at sign made harmless', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula behind blanks made harmless', '  =1+1', "'  =1+1"],
  ['a tab in front made harmless', '\t=1', "'\t=1"],
])('%s', (_rule, text, expected) => expect(one(text)).toBe(expected));

it('every row ends with CRLF, and the file says that it is UTF-8', () => {
  expect(toCsv([['a', 'b'], ['ü']])).toBe('\uFEFFa,b\r\nü\r\n');
});
