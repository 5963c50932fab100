/**
 * A webpack loader for `import './FaqBody/FaqBody?styles'`: in the component's place stand the style sheets of it and of
 * all that it is made of, in the order in which its code would bring them (lib/decisions/0061-computed-styles.md). So a
 * page has the styles of an island without its code.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of a folder the door. */
const ENDINGS = ['.tsx', '.ts', '/index.ts', ''];

/** Their code and styles come only when somebody asks for them. */
const ON_REQUEST = /^(?:components\/ui\/(?:Modal|Toast)|features\/header\/(?:MobileMenu|CallbackPopup))\//;

/** The file that an import names, from the project's root; null for a package. */
function fileOf(name: string, from: string): string | null {
  if (!/^(@\/|\.)/.test(name)) return null;
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((file) => existsSync(path.resolve(file))) ?? null;
}

/** The project's files that a module imports, with those that it fetches later (`import()`), but no types. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(path.resolve(file), 'utf8').replace(/import type [^;]*;/g, '');
  const names = [...code.matchAll(/(?:from |import |import\()'([^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => fileOf(name, file)).filter((found) => found !== null);
}

/**
 * The modules that a component is made of, itself last, each after those that it imports: as they are evaluated. Paths
 * from the project's root; style sheets are those that end in .scss.
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
