/**
 * Third-party HTML reduced to a few harmless elements. No input is passed through: the text is split into tags and
 * words, words are escaped, and only allowed tags are written anew, without attributes and correctly closed. So the
 * result cannot run, load, link or break out of its container.
 */
const CLOSED = ['p', 'strong', 'em'] as const;
type ClosedTag = (typeof CLOSED)[number];

/** Elements whose content is not text to read and is dropped. */
const UNREADABLE = /<(script|style|template|iframe|textarea|title|noscript|svg|math)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** Matches a tag as HTML parsers do: a letter after "<" or "</", up to the next ">". */
const TAG = /(<\/?[a-z][^>]*>)/i;
const TAG_NAME = /^<(\/?)([a-z][^\s/>]*)/i;
/** Matches an "&" that does not begin an entity we keep. */
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|nbsp|#39);)/g;

const isClosedTag = (name: string): name is ClosedTag => CLOSED.some((tag) => tag === name);
const escapeText = (text: string) =>
  text.replace(BARE_AMPERSAND, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Returns the text with paragraphs, line breaks, strong and em, and no other element. Never throws. */
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
    // A paragraph closes every open element, since it may not be nested in them.
    const before = tag === 'p' ? closeTo(0) : '';
    open.push(tag);
    return `${before}<${tag}>`;
  }

  const parts = html.replace(COMMENT, '').replace(UNREADABLE, '').split(TAG);
  return parts.map(write).join('') + closeTo(0);
}
