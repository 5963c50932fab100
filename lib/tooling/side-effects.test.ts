import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Run as they are, without the bundler. */
const SCRIPTS = /^lib\/tooling\//;
const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly sideEffects: readonly string[] };

/** `import './styles'`: modules that are imported for what they do, by the file that does so. Styles themselves are not told. */
function importedForEffect(): readonly string[] {
  return globSync('{pages,features,components,lib}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import '(@\/|\.)([^']*)';$/gm)].map(([, start, rest = '']) =>
      start === '@/' ? rest : path.join(path.dirname(file), `.${rest}`),
    ),
  );
}

it('whatever is imported for what it does is kept by the bundler, which drops what package.json does not name', () => {
  const modules = [...new Set(importedForEffect())].filter(
    (name) => !/\.(?:scss|css)$|\?styles$/.test(name) && !SCRIPTS.test(name),
  );
  const dropped = modules.filter((name) => !sideEffects.some((pattern) => path.matchesGlob(`${name}.ts`, pattern)));
  expect(importedForEffect().length).toBeGreaterThan(10);
  expect(dropped).toEqual([]);
});
