/**
 * What caniemail.com says of the HTML of our mails for Outlook, Gmail and Apple Mail, and why each of it may be so: none
 * moves anything out of its place. Whatever is not here fails the test of the mails.
 */
export const MAIL_CLIENTS = ['outlook.*', 'gmail.*', 'apple-mail.*'];

/** Not known to some of them at all. */
export const NOT_KNOWN: Readonly<Record<string, string>> = {
  '@media': 'Without it labels stay beside their values, which wrap, and the look stays light.',
  '<body> element': 'Its ground is that of the table inside it, and its margin that of the program.',
  'display:none': 'The preview that it hides is one pixel high and has the colour of the ground.',
  'border-radius': 'Corners are square.',
  'role attribute': 'A reader hears of a table that holds the same words in the same order.',
  'white-space': 'A reference ends one line and begins the next, at a hyphen.',
  'word-break': 'Addresses of links are long: such a program breaks them itself, or the last line is wider.',
};

/** Known to some of them in part. */
export const KNOWN_IN_PART: Readonly<Record<string, string>> = {
  '@media': NOT_KNOWN['@media'] ?? '',
  '<body> element': NOT_KNOWN['<body> element'] ?? '',
  'display:none': NOT_KNOWN['display:none'] ?? '',
  'white-space': NOT_KNOWN['white-space'] ?? '',
  'word-break': NOT_KNOWN['word-break'] ?? '',
  '<ul>, <ol> and <dl>': 'Indents of lists differ by a few pixels.',
  'dir attribute': 'It says what is so without it.',
  'align attribute': 'Of tables inside cells: all of ours are as wide as their cell, or stand at its beginning.',
  'width attribute': 'In pixels and percent it is known; other units are not used.',
  'height attribute': 'The same, of pictures only.',
  display: 'Only of pictures and of the button, where Outlook takes the padding of the cell.',
  margin: 'Only nought, and between items of a list.',
  padding: 'Only of cells, where it is known; the lists and the button have it from elsewhere.',
  'max-width': 'Outlook takes the fixed width of the table that is written for it alone.',
  'font-size': 'In pixels it is known.',
  'line-height': 'In pixels it is known.',
  'font-weight': 'Outlook knows normal and bold, and takes 600 for bold.',
  'text-decoration': 'Underlined and struck through are known; a struck value is also said to be the old one.',
};
