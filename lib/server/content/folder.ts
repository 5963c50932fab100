import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A Markdown file of lib/content; its name is the last part of the page's address. */
export type MarkdownFile = { readonly slug: string; readonly file: string; readonly text: string };

/** The Markdown files of a folder in lib/content, by name. Read at build time, from the root of the project. */
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
