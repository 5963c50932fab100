import { importGraph, reachedFrom, specifiersIn, testsOfChange, withinTime } from './import-graph';

const SOURCES = new Map([
  ['lib/money.ts', ''],
  ['lib/price.ts', "import { pence } from './money';"],
  ['lib/price.test.ts', "import { price } from './price';"],
  ['features/Panel.tsx', "import type { Pence } from '@/lib/money';\nconst load = () => import('./Drawing');"],
  ['features/Drawing.tsx', "new Worker(new URL('./load.worker.ts', import.meta.url));"],
  ['features/load.worker.ts', ''],
  ['features/Panel.test.tsx', "import { Panel } from './Panel';"],
  ['features/Panel.module.scss', ''],
  ['e2e/panel.spec.ts', "import { expect } from '@playwright/test';"],
  ['lib/words/first.md', ''],
  ['lib/words/read.test.ts', ''],
]);
const graph = importGraph(SOURCES);
const testsOf = (...files: readonly string[]) => testsOfChange(graph, files, [...SOURCES.keys()]);

it('reads every kind of import', () => {
  const code = `import a from 'a';
import type { B } from './b';
export { c } from '../c';
const d = require('./d');
const e = () => import('@/e');
new Worker(new URL('./f.worker.ts', import.meta.url));`;
  expect(specifiersIn(code).toSorted()).toEqual(['../c', './b', './d', './f.worker.ts', '@/e', 'a']);
});

it('reaches whoever imports a file, directly or not, and no one else', () => {
  expect([...reachedFrom(graph, ['lib/money.ts'])]).toEqual([
    ['lib/money.ts', 0],
    ['lib/price.ts', 1],
    ['features/Panel.tsx', 1],
    ['lib/price.test.ts', 2],
    ['features/Panel.test.tsx', 2],
  ]);
  expect([...reachedFrom(graph, ['features/load.worker.ts']).keys()]).toContain('features/Panel.test.tsx');
});

describe('the tests of a change', () => {
  it('are those that it reaches, the nearest first', () => {
    expect(testsOf('lib/price.ts')).toEqual(['lib/price.test.ts']);
    expect(testsOf('lib/money.ts', 'lib/price.test.ts')).toEqual(['lib/price.test.ts', 'features/Panel.test.tsx']);
    expect(testsOf('e2e/panel.spec.ts')).toEqual(['e2e/panel.spec.ts']);
  });

  it('are those of the folder for what nobody imports', () => {
    expect(testsOf('lib/words/first.md')).toEqual(['lib/words/read.test.ts']);
    expect(testsOf('features/Panel.module.scss')).toEqual(['features/Panel.test.tsx']);
    expect(testsOf('README.md')).toEqual([]);
  });
});

describe('tests within a time', () => {
  it('are as many as it allows, in their order', () => {
    expect(withinTime(['a', 'b', 'c'], { a: 5, b: 4, c: 3 }, 10)).toEqual(['a', 'b']);
  });

  it('counts a new one as the others take', () => {
    expect(withinTime(['new', 'a'], { a: 5 }, 5)).toEqual(['new']);
    expect(withinTime(['new', 'newer'], {}, 1)).toEqual(['new']);
  });
});
