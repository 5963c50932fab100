import type { SampleLeft } from '@/lib/content/sample-check';
import { allDocuments } from './documents';

/** Returns the legal texts that nobody has approved yet. Empty when all are the operator's own. */
export function sampleDocuments(): readonly SampleLeft[] {
  return allDocuments()
    .filter(({ isSample }) => isSample)
    .map(({ title, file }) => ({
      what: title,
      value: 'a sample text',
      variable: `the approved text in ${file}, with isSample: false`,
    }));
}
