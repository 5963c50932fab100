import type { Rule } from 'eslint';

export const HOUSE_WORDS: readonly { readonly pattern: RegExp; readonly instead: string }[];
export function brokenWords(text: string): readonly string[];
export const houseWords: Rule.RuleModule;
