import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A Markdown file of lib/content. `slug` is its name and the last part of the page's address. */
export type MarkdownFile = { readonly slug: string; readonly file: string; readonly text: string };

/** Reads the Markdown files of a folder in lib/content, sorted by name, at build time from the root of the project. */
export function markdownFiles(folder: 'blog' | 'documents'): readonly MarkdownFile[] {
  const directory = path.join(process.cwd(), 'lib/content', folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({
      slug: name.slice(0, -'.md'.length),
      file: `lib/content/${folder}/${name}`,
      text: readFileSync(path.join(directory, name), 'utf8'),
    }));
}
