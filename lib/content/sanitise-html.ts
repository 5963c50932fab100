/**
 * HTML that somebody else wrote, cut down to a few harmless elements. Nothing of the input is passed on: the text is
 * split into tags and words, words are escaped, and of the tags only the allowed ones are written anew, without
 * attributes, each closed where it has to be. So what comes out can neither run, load, link nor break out of its place.
 */
const CLOSED = ['p', 'strong', 'em'] as const;
type ClosedTag = (typeof CLOSED)[number];

/** Whole elements whose content is not meant to be read. */
const UNREADABLE = /<(script|style|template|iframe|textarea|title|noscript|svg|math)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A tag begins with a letter after "<" or "</" and ends at the next ">", as for the parser of a browser. */
const TAG = /(<\/?[a-z][^>]*>)/i;
const TAG_NAME = /^<(\/?)([a-z][^\s/>]*)/i;
/** Entities that are kept as they are; every other "&" is a word's own. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|nbsp|#39);)/g;

const isClosedTag = (name: string): name is ClosedTag => CLOSED.some((tag) => tag === name);
const escapeText = (text: string) =>
  text.replace(BARE_AMPERSAND, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The same words with paragraphs, line breaks, strong and em, and nothing else. Never throws. */
export function sanitiseHtml(html: string): string {
  const open: ClosedTag[] = [];
  const closeTo = (depth: number) =>
    open
      .splice(depth)
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('');

  function write(part: string): string {
    const [, slash, name = ''] = TAG_NAME.exec(part) ?? [];
    if (slash === undefined || !part.endsWith('>')) return escapeText(part);
    const tag = name.toLowerCase();
    if (tag === 'br') return '<br>';
    if (!isClosedTag(tag)) return '';
    if (slash) return open.includes(tag) ? closeTo(open.lastIndexOf(tag)) : '';
    // A paragraph ends whatever is open: it may not stand inside another element of the list.
    const before = tag === 'p' ? closeTo(0) : '';
    open.push(tag);
    return `${before}<${tag}>`;
  }

  const parts = html.replace(COMMENT, '').replace(UNREADABLE, '').split(TAG);
  return parts.map(write).join('') + closeTo(0);
}
