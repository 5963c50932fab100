import { getIn, setIn } from 'formik';

/** "quantities.box_s" becomes a field of a field, as the rules have it. */
export const nested = (flat: Readonly<Record<string, unknown>>): object =>
  Object.entries(flat).reduce<object>((all, [name, value]) => setIn(all, name, value) as object, {});

/** The words under every name that a form has. */
export const flat = (names: readonly string[], from: object): Record<string, string> => {
  const words = names.map((name) => [name, getIn(from, name) as unknown] as const);
  return Object.fromEntries(words.filter((word): word is [string, string] => typeof word[1] === 'string'));
};

/** "quantities" of "quantities.box_s": a rule may be about all of them together. */
export const groupsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0] ?? name)),
];
