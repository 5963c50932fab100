import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { textOf } from './text';

export type Heading = { readonly id: string; readonly text: string };

/** Returns the id of a heading: "What if the keys are late?" → "what-if-the-keys-are-late". */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Gives every heading an id and a link to itself, so that readers can share a section. Sections are h2 and their parts
 * h3, because the page's title is the h1. Collects the sections in `env.headings`.
 */
export function headingRule(markdown: MarkdownIt): void {
  markdown.core.ruler.push('headings', (state) => {
    const { headings } = state.env as { headings: Heading[] };
    const seen = new Set<string>();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const inline = state.tokens[index + 1];
      const text = textOf(inline?.children ?? []);
      if (token.tag !== 'h2' && token.tag !== 'h3') throw new RangeError(`"${text}" is no heading of level 2 or 3`);
      const id = slugOf(text);
      if (seen.has(id)) throw new RangeError(`Two headings say "${text}"`);
      seen.add(id);
      token.attrSet('id', id);
      if (token.tag === 'h2') headings.push({ id, text });
      if (inline) inline.children = [linkTo(state, id, 1), ...(inline.children ?? []), linkTo(state, id, -1)];
    });
  });
}

function linkTo({ Token }: StateCore, id: string, nesting: 1 | -1): Token {
  const token = new Token(nesting === 1 ? 'link_open' : 'link_close', 'a', nesting);
  if (nesting === 1) token.attrSet('href', `#${id}`);
  return token;
}
