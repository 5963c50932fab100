/**
 * A webpack loader for `import './FaqBody/FaqBody?styles'`, which replaces the component by the style sheets of the
 * component and of all its imports, in the order in which its code would load them
 * (docs/decisions/0061-computed-styles.md). A page gets the styles of an island without its code.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The endings that an import specifier may omit. For a folder, the entry is its index.ts. */
const ENDINGS = ['.tsx', '.ts', '/index.ts', ''];

/** Components whose code and styles are loaded only when a visitor opens them. */
const ON_REQUEST = /^(?:components\/ui\/(?:Modal|Toast)|features\/header\/(?:MobileMenu|CallbackPopup))\//;

/** Returns the file of an import, relative to the project's root; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(path.resolve(file))) ?? null;
}

/** Returns the project's files that a module imports, including dynamic imports, without types. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(path.resolve(file), 'utf8').replace(/import type [^;]*;/g, '');
  const names = [...code.matchAll(/(?:from |import |import\()'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => fileOf(name, file)).filter((found) => found !== null);
}

/**
 * Returns the modules that a component consists of in the order of their evaluation, imports first and the component
 * last. Paths are relative to the project's root, and style sheets end in .scss.
 */
export function modulesUnder(component: string): readonly string[] {
  const seen = new Set<string>();
  const evaluated: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file) || ON_REQUEST.test(file)) return;
    seen.add(file);
    if (!file.endsWith('.scss')) importsOf(file).forEach(visit);
    evaluated.push(file);
  };
  visit(component);
  return evaluated;
}

const isStyles = (file: string) => file.endsWith('.scss');

type Loader = {
  readonly rootContext: string;
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
};

export default function componentStyles(this: Loader): string {
  const modules = modulesUnder(path.relative(this.rootContext, this.resourcePath).replaceAll(path.sep, '/'));
  for (const file of modules) if (!isStyles(file)) this.addDependency(path.join(this.rootContext, file));
  return modules
    .filter(isStyles)
    .map((file) => `import '@/${file}';\n`)
    .join('');
}
