import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the modules with behaviour that no test beside them imports. Types and lists need none. */
function untested(
  files: readonly string[],
  doesSomething: (file: string) => boolean,
  codeOf: (file: string) => string,
): readonly string[] {
  const isTested = (file: string) => {
    const test = file.replace(/\.ts$/, '.test.ts');
    return files.includes(test) && codeOf(test).includes(`'./${path.basename(file, '.ts')}'`);
  };
  return files.filter((file) => !file.endsWith('.test.ts') && doesSomething(file) && !isTested(file));
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const exportsFunction = (file: string) =>
  Object.values(jest.requireActual<object>(path.join(__dirname, file))).some((value) => typeof value === 'function');

describe('the domain', () => {
  it('is read as a whole', () => {
    expect(files).toEqual(
      expect.arrayContaining(['money.ts', 'order/cancellation.ts', 'catalogue/paste-list/quantity.ts']),
    );
    expect([
      exportsFunction('money.ts'),
      exportsFunction('order/history.ts'),
      exportsFunction('catalogue/vans.ts'),
    ]).toEqual([true, false, false]);
  });

  it('has a test beside every module that does something', () => {
    const codeOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
    expect(untested(files, exportsFunction, codeOf)).toEqual([]);
  });
});

describe('a module without a test', () => {
  const code: Readonly<Record<string, string>> = {
    'money.ts': '',
    'money.test.ts': "import { sum } from './money';",
    'order/refund.ts': '',
    'order/shares.ts': '',
    'order/shares.test.ts': "import { sum } from '../money';",
    'vocabulary.ts': '',
  };
  it('is named, also where the test beside it imports something else', () => {
    const found = untested(
      Object.keys(code),
      (file) => file !== 'vocabulary.ts',
      (file) => code[file] ?? '',
    );
    expect(found).toEqual(['order/refund.ts', 'order/shares.ts']);
  });
});
