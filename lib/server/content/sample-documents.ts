import type { SampleLeft } from '@/lib/content/sample-check';
import { allDocuments } from './documents';

/** Legal texts that nobody has approved yet; empty when all are the operator's own. */
export function sampleDocuments(): readonly SampleLeft[] {
  return allDocuments()
    .filter(({ isSample }) => isSample)
    .map(({ title, file }) => ({
      what: title,
      value: 'a sample text',
      variable: `the approved text in ${file}, with isSample: false`,
    }));
}
