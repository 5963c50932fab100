import MarkdownIt from 'markdown-it';
import { ContentError } from '../content-error';
import { figureRule } from './figure-rule';
import { type Heading, headingRule } from './heading-rule';
import { placeholderRule } from './placeholder-rule';
import { safetyRule } from './safety-rule';
import { tableRule } from './table-rule';
import { textOf } from './text';

export type Rendered = {
  readonly html: string;
  /** The sections, for a table of contents. */
  readonly headings: readonly Heading[];
  readonly words: number;
};

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '“”‘’' })
  .use(placeholderRule)
  .use(safetyRule)
  .use(headingRule)
  .use(tableRule)
  .use(figureRule);

/**
 * Renders our own Markdown as HTML for a page. The HTML contains only elements and addresses that Markdown and the
 * rules beside this file write. Runs at build time.
 * @throws ContentError when the text has an unknown placeholder, drawing or address, HTML, or headings out of order
 */
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
