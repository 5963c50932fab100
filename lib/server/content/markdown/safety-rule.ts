import type { MarkdownIt } from 'markdown-it';

/**
 * Allowed addresses: pages of this site, parts of this page, other sites over HTTPS, mail, phone, and drawings, which
 * figureRule checks.
 */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|drawing:)/;
const TAG = /<(?:\/?[a-z]|!)[^>]*>?/i;

/** Refuses raw HTML, which markdown-it escapes, so that no reader sees a tag on a page. */
export function safetyRule(markdown: MarkdownIt): void {
  markdown.validateLink = (url) => {
    if (!ADDRESS.test(url)) throw new RangeError(`"${url}" is no address for a link`);
    return true;
  };
  markdown.core.ruler.push('no_html', ({ tokens }) => {
    for (const { content } of tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'text')) {
      const tag = TAG.exec(content)?.[0];
      if (tag) throw new RangeError(`"${tag}" is HTML: only Markdown is rendered`);
    }
  });
}
