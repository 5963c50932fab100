import type { Rule } from 'eslint';

export const houseNames: Rule.RuleModule;
