import type { Rule } from 'eslint';

export const houseDocstrings: Rule.RuleModule;
