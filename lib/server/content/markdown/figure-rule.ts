import type { MarkdownIt } from 'markdown-it';
import { drawingById } from '@/lib/content/drawing-by-id';
import { textOf } from './text';

const SCHEME = 'drawing:';

/**
 * Renders `![What it shows](drawing:units/6x4 "Caption")`, alone in a paragraph, as a figure with one of our drawings.
 * The figure reserves its space and loads its file when it is near the viewport. The text in brackets may be omitted
 * when the catalogue has one.
 */
export function figureRule(markdown: MarkdownIt): void {
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
