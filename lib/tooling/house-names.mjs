/** Names that say nothing without their sentence: one preposition, pronoun or participle. */
const ONE_WORD = new Set(
  [
    'of with in at by from to for upon inside outside beside between through behind around near until again elsewhere',
    'whose who whom it this that those these everybody',
    'asked told said named begun proven given kept sent drawn made held done taken put moved placed fitted settled judged',
  ]
    .join(' ')
    .split(' '),
);

/** Words that were replaced, with the words to use. URLs, columns, stored JSON and names of calls keep theirs. */
const REPLACED = {
  helper: 'delegate',
  helpers: 'delegates',
  'keys late': 'key handover',
  'top up': 'storage addition',
  'top ups': 'storage additions',
  'unit move': 'unit transfer',
  'unit moves': 'unit transfers',
  'list part': 'list contribution',
  'list parts': 'list contributions',
  passage: 'access check',
  sleeper: 'hydration',
  stirred: 'interacted',
  mended: 'fixed',
  unkeepable: 'unstorable',
  'same for all': 'public',
  'built once': 'compiled',
  forget: 'delete',
};

/** Returns the words of an identifier: "keysLatePage" and "KEYS_LATE_PAGE" are "keys late page". */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const replacedIn = (name) => Object.keys(REPLACED).find((word) => ` ${wordsOf(name)} `.includes(` ${word} `));

/** Returns the identifiers that a declaration exports. */
const exported = ({ declaration }) =>
  (declaration?.declarations ?? (declaration ? [declaration] : [])).flatMap(({ id }) => (id?.name ? [id] : []));

/** ESLint rule: an export has a name that says what it is, in the words that the project uses. */
export const houseNames = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ report }) => ({
    ExportNamedDeclaration(node) {
      for (const id of exported(node)) {
        const word = replacedIn(id.name);
        if (ONE_WORD.has(id.name)) report({ node: id, message: `Say what "${id.name}" does or is.` });
        if (word) report({ node: id, message: `Say "${REPLACED[word]}", not "${word}".` });
      }
    },
  }),
};
