import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';

/**
 * The payload of a message: ids and words from fixed sets (topics.ts). Queries match this text, so there is no version
 * 2.
 */
export const PAYLOAD: StoredDocument<'outbox_payload', Readonly<Record<string, string>>> = storedDocument(
  'outbox_payload',
);
