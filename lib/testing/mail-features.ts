import { execFileSync } from 'node:child_process';

/**
 * Reasons why our mails may use HTML features that Outlook, Gmail or Apple Mail lack by caniemail.com's data: none
 * changes the layout. Any feature that is not listed here fails the test of the mails.
 */
const NO_SHEET = 'Without the sheet labels stay beside their values, which wrap, and the look stays light.';
const BODY = 'Its ground is that of the table inside it, and its margin that of the program.';
const LONG = 'Addresses of links are long: such a program breaks them itself, or the last line is wider.';

/** Features that some mail programs do not support. */
export const NOT_KNOWN: Readonly<Record<string, string>> = {
  '<body> element': BODY,
  '<style> element': NO_SHEET,
  '@media': NO_SHEET,
  'Attribute selector': 'Only of Outlook’s own dark look, in a sheet that the others may leave out whole.',
  'Class selector': NO_SHEET,
  'Descendant combinator': 'Only in that sheet too.',
  'border-radius': 'Corners are square; the button has Word’s own shape, which is round.',
  'color-scheme CSS property': 'Such a program makes a dark look of its own, or none.',
  'color-scheme meta tag': 'The same.',
  'display:none': 'The preview that it hides is one pixel high and has the colour of the ground.',
  'role attribute': 'A reader hears of a table that holds the same words in the same order.',
  'white-space': 'A reference or two hours end one line and begin the next.',
  'word-break': LONG,
};

/** Features that some mail programs support in part. */
export const KNOWN_IN_PART: Readonly<Record<string, string>> = {
  '!important keyword': 'Only in the sheets, for what they may do without.',
  '<body> element': BODY,
  '<style> element': NO_SHEET,
  '<ul>, <ol> and <dl>': 'Indents of lists differ by a few pixels.',
  '@media': NO_SHEET,
  'Attribute selector': NOT_KNOWN['Attribute selector'] ?? '',
  'Class selector': NO_SHEET,
  'Descendant combinator': NOT_KNOWN['Descendant combinator'] ?? '',
  'align attribute': 'Of tables inside cells: all of ours are as wide as their cell, or stand at its beginning.',
  background: 'Only colours, which the attribute says as well.',
  border: 'Only of cells, where it is known.',
  'color-scheme CSS property': NOT_KNOWN['color-scheme CSS property'] ?? '',
  'dir attribute': 'It says what is so without it.',
  display: 'Only of pictures and of the button, which Outlook has as a shape.',
  'display:none': NOT_KNOWN['display:none'] ?? '',
  'font-size': 'In pixels it is known.',
  'font-weight': 'Outlook knows normal and bold, and takes 600 for bold.',
  'height attribute': 'In pixels it is known: of pictures, and of the number of a stop.',
  'height property': 'Of pictures, whose attribute says it as well.',
  'line-height': 'In pixels it is known.',
  margin: 'Only nought, and between items of a list.',
  'max-width': 'Outlook takes the fixed width of the table that is written for it alone.',
  padding: 'Only of cells, where it is known; the lists and the button have it from elsewhere.',
  'text-align': 'Of the button’s words, whose link is as wide as they are.',
  'text-decoration': 'Underlined and struck through are known; a struck value is also said to be the old one.',
  'white-space': NOT_KNOWN['white-space'] ?? '',
  'width attribute': 'In pixels and percent it is known; other units are not used.',
  'width property': 'Of pictures, whose attribute says it as well.',
  'word-break': LONG,
};

type Found = { readonly errors: readonly string[]; readonly warnings: readonly string[] };

/** Returns the features of each mail that some mail program does not support, or supports in part. */
export const checkMails = (mails: readonly string[]): readonly Found[] =>
  JSON.parse(
    execFileSync(process.execPath, ['lib/testing/check-mails.mjs'], {
      input: JSON.stringify(mails),
      encoding: 'utf8',
      maxBuffer: 10_000_000,
    }),
  ) as readonly Found[];
