/** Words that hide the subject of a docstring. "Returns …" for a function and a noun for a value say it. */
const HIDES_SUBJECT = /^\*\s*(?:\*\s*)?(Of|That|Those|What|Whoever|As|The same|Who|Whom|Whose)\b/;

/** ESLint rule: no docstring begins with a word that hides its subject. */
export const houseDocstrings = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        const word = comment.type === 'Block' && HIDES_SUBJECT.exec(comment.value)?.[1];
        if (word) report({ loc: comment.loc, message: `Begin with a verb or a noun, not with "${word}".` });
      }
    },
  }),
};
