import { object } from 'yup';
import type { SampleLeft } from '@/lib/content/sample-check';
import {
  ContentError,
  description,
  isSample,
  localDate,
  markdownFiles,
  parseFile,
  shortTitle,
  title,
  typeset,
  unlistedAmounts,
  type MarkdownFile,
} from './front-matter';
import { renderMarkdown } from './markdown';

/** `isSample`: nobody who is responsible for the company has approved the text yet. */
const documentSchema = object({ title, shortTitle, description, updated: localDate, isSample }).noUnknown(
  'there are unknown entries: ${unknown}',
);

/** lib/content/documents/privacy-policy.md becomes /privacy-policy. Throws ContentError. */
export function readDocument({ slug, file, text }: MarkdownFile) {
  const { facts, body } = parseFile(file, text, documentSchema);
  const typed = unlistedAmounts(body, []);
  if (typed.length > 0) throw new ContentError(file, [`${typed.join(', ')}: an amount of ours is a placeholder`]);
  const { html, headings } = renderMarkdown(file, body);
  return { ...facts, description: typeset(facts.description), slug, file, path: `/${slug}`, html, headings };
}

type LegalDocument = ReturnType<typeof readDocument>;

export const allDocuments = (): readonly LegalDocument[] => markdownFiles('documents').map(readDocument);

/** Returns the legal texts that nobody has approved yet. */
export function sampleDocuments(): readonly SampleLeft[] {
  return allDocuments()
    .filter(({ isSample }) => isSample)
    .map(({ title, file }) => ({
      what: title,
      value: 'a sample text',
      variable: `the approved text in ${file}, with isSample: false`,
    }));
}
