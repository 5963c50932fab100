import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesUnder } from './component-styles';

const sourceOf = (file: string) => readFileSync(file, 'utf8');
const stylesOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.scss'));
const named = (file: string, pattern: RegExp) =>
  [...sourceOf(file).matchAll(pattern)].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
  );

/** Returns the components that a file's island renders, fetched in the file or by a loader module. */
function drawnBy(file: string): readonly string[] {
  const loaders = named(file, /from '([^']*\/load-[^']*)'/g).map((name) => `${name}.ts`);
  const fetched = [file, ...loaders].flatMap((each) => named(each, /import\('([^']+)'\)/g));
  return fetched.filter((name) => /\/[A-Z][^/]*$/.test(name));
}

const ISLANDS = globSync('{pages,features,components}/**/*.tsx').filter(
  (file) => /\bisland[<(]/.test(sourceOf(file)) && !file.includes('components/ui/Island/'),
);

describe('the styles of a component', () => {
  it.each(ISLANDS)('are imported beside every island (%s)', (file) => {
    const components = drawnBy(file);
    expect(components).not.toEqual([]);
    expect(named(file, /^import '([^']+)\?styles';$/gm).toSorted()).toEqual(components.toSorted());
  });

  it.each(ISLANDS.flatMap(drawnBy))('come each after those of what it is made of (%s)', (component) => {
    const modules = modulesUnder(`${component}.tsx`);
    expect(stylesOf(modules)).not.toEqual([]);
    const early = modules.filter((file, at) => {
      const own = named(file, /^import styles from '([^']+)'/gm).map((name) => modules.indexOf(name));
      return own.some((place) => place < 0 || place > at);
    });
    expect(early).toEqual([]);
  });

  it('are in the order in which the code would bring them', () => {
    const styles = stylesOf(modulesUnder('components/layout/Footer.tsx')).map((file) => path.basename(file));
    expect(styles.at(-1)).toBe('Footer.module.scss');
    const [field, phone, markup] = ['Field', 'PhoneField', 'FormMarkup'].map((name) =>
      styles.indexOf(`${name}.module.scss`),
    );
    expect([field! < phone!, phone! < markup!]).toEqual([true, true]);
  });

  it('leave out what comes only when somebody asks for it, and have what a step fetches', () => {
    const styles = stylesOf(modulesUnder('features/quote/moving/MovingStepPage.tsx'));
    expect(styles.filter((file) => /\/(?:Modal|Toast)\//.test(file))).toEqual([]);
    expect(styles).toContain('components/inventory/ItemPicker/ItemPicker.module.scss');
  });
});
