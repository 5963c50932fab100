import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';

/** The answers of a draft, of any flow: whoever reads them holds them to the flow's own schema (DRAFT_SCHEMAS). */
export const DRAFT_ANSWERS: StoredDocument<'draft_answers', Readonly<Record<string, unknown>>> = storedDocument(
  'draft_answers',
);
