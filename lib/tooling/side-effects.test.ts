import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Scripts that run without the bundler. */
const SCRIPTS = /^lib\/tooling\//;
const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly sideEffects: readonly string[] };

/**
 * Returns the bundler's name of a module that is imported for its side effects: `./Faq?styles` becomes styles
 * (next.config.js).
 */
const asBundled = (name: string) =>
  name.endsWith('.scss') ? name : name.endsWith('?styles') ? name.replace('?styles', '.styles.ts') : `${name}.ts`;

/**
 * Returns the modules that are imported for their side effects (`import './Faq?styles'`), relative to the project's
 * root.
 */
function importedForEffect(): readonly string[] {
  const modules = globSync('{pages,features,components,lib}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import '(@\/|\.)([^']*)';$/gm)].map(([, start, rest = '']) =>
      asBundled(start === '@/' ? rest : path.join(path.dirname(file), `.${rest}`)),
    ),
  );
  return [...new Set(modules)].filter((name) => !SCRIPTS.test(name));
}

it('whatever is imported for what it does is kept by the bundler, which drops what package.json does not name', () => {
  const modules = importedForEffect();
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((name) => !sideEffects.some((pattern) => path.matchesGlob(name, pattern)))).toEqual([]);
});
