/** A deliberate fault in one place of the code, and the tests that must notice it. */
export type Mutant = {
  /** The changed file, from the root of the repository. */
  readonly file: string;
  /** The text that is replaced. It occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The jest test files that must fail, from the root of the repository. */
  readonly tests: readonly string[];
  /** One sentence: who would suffer, and how. */
  readonly harm: string;
};

/** Returns a file's source with the mutant's fault in it. Throws Error when the text to find does not occur exactly once. */
export function mutated(source: string, { file, find, replace }: Pick<Mutant, 'file' | 'find' | 'replace'>): string {
  const [before, after, ...others] = source.split(find);
  if (before === undefined || after === undefined || others.length > 0) {
    const times = source.split(find).length - 1;
    throw new Error(`${file} contains this text ${times} times instead of once: ${find}`);
  }
  return before + replace + after;
}

/** Returns the mutants whose file's path contains the word. All of them for ''. */
export const mutantsOf = (mutants: readonly Mutant[], word: string): readonly Mutant[] =>
  mutants.filter(({ file }) => file.includes(word));
