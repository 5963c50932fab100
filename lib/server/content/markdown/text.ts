import type { Token } from 'markdown-it';

/** Returns the readable text of inline tokens, without their markup. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'text' || type === 'text_special' || type === 'code_inline' ? content : textOf(children ?? []);
    })
    .join('');
