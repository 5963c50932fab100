import type { MarkdownIt } from 'markdown-it';

/** Wraps tables, so that a wide one scrolls by itself, also with the keyboard, and has a label. */
export function tableRule(markdown: MarkdownIt): void {
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
