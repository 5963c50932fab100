import { storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';

/** What a message is about: ids and closed words (topics.ts). Messages are found by this text, so it has no second version. */
export const PAYLOAD: StoredDocument<'outbox_payload', Readonly<Record<string, string>>> = storedDocument(
  'outbox_payload',
);
