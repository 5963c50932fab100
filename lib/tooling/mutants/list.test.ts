import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MUTANTS } from './list';
import { mutantsOf, mutated } from './mutate';

const ROOT = path.resolve(__dirname, '../../..');

describe('the list of mutants', () => {
  it.each(MUTANTS)('finds its text once in $file: $harm', ({ file, find, replace, tests }) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    expect(mutated(source, { file, find, replace })).not.toBe(source);
    expect(tests).not.toEqual([]);
    expect(tests.filter((test) => !/\.test\.tsx?$/.test(test) || !existsSync(path.join(ROOT, test)))).toEqual([]);
  });

  it('says what each fault would do in one sentence', () => {
    expect(MUTANTS.filter(({ harm }) => !/^[A-Z][^.]+\.$/.test(harm))).toEqual([]);
  });
});

describe('a mutant', () => {
  const mutant = { file: 'lib/a.ts', find: '<=', replace: '<' };

  it('replaces its text', () => expect(mutated('one <= two', mutant)).toBe('one < two'));

  it.each([
    ['gone', 'one >= two', '0 times'],
    ['there twice', 'one <= two <= three', '2 times'],
  ])('is an error where its text is %s', (_what, source, message) => {
    expect(() => mutated(source, mutant)).toThrow(message);
  });

  it('is chosen by a word of its path', () => {
    const [a, b] = [
      { ...mutant, tests: [], harm: '' },
      { ...mutant, file: 'lib/slots/b.ts', tests: [], harm: '' },
    ];
    expect(mutantsOf([a, b], 'slots')).toEqual([b]);
    expect(mutantsOf([a, b], '')).toEqual([a, b]);
  });
});
