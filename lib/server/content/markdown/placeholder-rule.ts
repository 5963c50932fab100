import type { MarkdownIt } from 'markdown-it';
import { placeholder } from '@/lib/content/placeholders';

/** Replaces `{{price:mini}}` with text that is not parsed as Markdown. Throws RangeError for an unknown name. */
export function placeholderRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('link', 'placeholder', (state, silent) => {
    if (!state.src.startsWith('{{', state.pos)) return false;
    const end = state.src.indexOf('}}', state.pos);
    if (end === -1) throw new RangeError(`"${state.src.slice(state.pos, state.pos + 30)}" has no closing }}`);
    if (!silent) state.push('text', '', 0).content = placeholder(state.src.slice(state.pos + 2, end));
    state.pos = end + 2;
    return true;
  });
}
