import { object } from 'yup';
import { ContentError } from './content-error';
import { description, isSample, localDate, shortTitle, title } from './fields';
import { unlistedAmounts } from './figures-in-text';
import { type MarkdownFile, markdownFiles } from './folder';
import { parseFile } from './front-matter';
import { renderMarkdown } from './markdown/render';
import { typeset } from './typeset';

/**
 * The front matter of a legal text. `isSample`: nobody who is responsible for the company has approved the text yet.
 */
const documentSchema = object({ title, shortTitle, description, updated: localDate, isSample }).noUnknown(
  'there are unknown entries: ${unknown}',
);

/**
 * Reads a legal text at the root of the site: lib/content/documents/privacy-policy.md is /privacy-policy.
 * @throws ContentError
 */
export function readDocument({ slug, file, text }: MarkdownFile) {
  const { facts, body } = parseFile(file, text, documentSchema);
  const typed = unlistedAmounts(body, []);
  if (typed.length > 0) throw new ContentError(file, [`${typed.join(', ')}: an amount of ours is a placeholder`]);
  const { html, headings } = renderMarkdown(file, body);
  return { ...facts, description: typeset(facts.description), slug, file, path: `/${slug}`, html, headings };
}

export type LegalDocument = ReturnType<typeof readDocument>;

export const allDocuments = (): readonly LegalDocument[] => markdownFiles('documents').map(readDocument);
