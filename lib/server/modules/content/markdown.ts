import MarkdownIt, { type MarkdownIt as Parser, type StateCore, type Token } from 'markdown-it';
import { drawingById } from '@/lib/content/drawings';
import { placeholder } from '@/lib/content/placeholders';
import { ContentError } from './front-matter';

export type Rendered = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly words: number;
};

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' })
  .use(placeholderRule)
  .use(safetyRule)
  .use(headingRule)
  .use(tableRule)
  .use(figureRule);

/** Throws ContentError for an unknown placeholder, drawing or address, HTML, and headings out of order. */
export function renderMarkdown(file: string, source: string): Rendered {
  const headings: Heading[] = [];
  const env = { headings };
  try {
    const tokens = markdown.parse(source, env);
    const text = tokens.map((token) => textOf([token])).join(' ');
    const html = markdown.renderer.render(tokens, markdown.options, env);
    return { html, headings, words: text.split(/\s+/).filter(Boolean).length };
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, [error.message]);
    throw error;
  }
}

export type Heading = { readonly id: string; readonly text: string };

/** "What if the keys are late?" → "what-if-the-keys-are-late". */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Sections are h2 and their parts h3, because the page's title is the h1. Each links to itself. */
function headingRule(markdown: Parser): void {
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

const SCHEME = 'drawing:';

/** Renders `![What it shows](drawing:units/6x4 "Caption")`. The catalogue's text is the default in the brackets. */
function figureRule(markdown: Parser): void {
  markdown.core.ruler.push('figures', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const images = token.children?.filter(({ type }) => type === 'image') ?? [];
      if (images.length === 0) return;
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      if (token.children?.length !== 1 || before?.type !== 'paragraph_open' || !after) {
        throw new RangeError('A drawing stands alone in its paragraph');
      }
      before.hidden = true;
      after.hidden = true;
    });
  });

  markdown.renderer.rules.image = (tokens, index) => {
    const token = tokens[index];
    const source = String(token?.attrGet('src') ?? '');
    if (!source.startsWith(SCHEME)) throw new RangeError(`"${source}" is no drawing: write ${SCHEME}units/6x4`);
    const { path, width, height, ...catalogue } = drawingById(source.slice(SCHEME.length));
    const alt = textOf(token?.children ?? []) || catalogue.alt;
    if (!alt) throw new RangeError(`${source} needs words in its brackets that say what it shows`);
    const escape = markdown.utils.escapeHtml;
    const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
    const image = `<img src="${escape(path)}" ${size} alt="${escape(alt)}" loading="lazy" decoding="async">`;
    const caption = token?.attrGet('title');
    return `<figure>${image}${caption ? `<figcaption>${escape(String(caption))}</figcaption>` : ''}</figure>\n`;
  };
}

/** Replaces `{{price:mini}}` with text that is not parsed as Markdown. Throws RangeError for an unknown name. */
function placeholderRule(markdown: Parser): void {
  markdown.inline.ruler.before('link', 'placeholder', (state, silent) => {
    if (!state.src.startsWith('{{', state.pos)) return false;
    const end = state.src.indexOf('}}', state.pos);
    if (end === -1) throw new RangeError(`"${state.src.slice(state.pos, state.pos + 30)}" has no closing }}`);
    if (!silent) state.push('text', '', 0).content = placeholder(state.src.slice(state.pos + 2, end));
    state.pos = end + 2;
    return true;
  });
}

/** This site, this page, other sites over HTTPS, mail, phone, and drawings, which figureRule checks. */
const ADDRESS = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|drawing:)/;
const TAG = /<(?:\/?[a-z]|!)[^>]*>?/i;

/** Refuses raw HTML, which markdown-it escapes, so that no reader sees a tag on a page. */
function safetyRule(markdown: Parser): void {
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

/** Wraps tables, so that a wide one scrolls by itself, also with the keyboard, and has a label. */
function tableRule(markdown: Parser): void {
  markdown.core.ruler.after('headings', 'tables', ({ tokens }) => {
    let section: string | null = null;
    for (const token of tokens) {
      if (token.type === 'heading_open') section = String(token.attrGet('id') ?? '');
      if (token.type === 'table_open') token.meta = { section };
    }
  });
  markdown.renderer.rules.table_open = (tokens, index) => {
    const { section } = (tokens[index]?.meta ?? {}) as { section?: string | null };
    const name = section ? `aria-labelledby="${section}"` : 'aria-label="Table"';
    return `<div class="table" role="region" ${name} tabindex="0"><table>\n`;
  };
  markdown.renderer.rules.table_close = () => '</table></div>\n';
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'text_special' || type === 'code_inline' ? content : textOf(children ?? []);
    })
    .join('');
