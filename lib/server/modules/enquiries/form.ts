import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';

/** The fields of a submitted form, validated by its own schema. They differ by form and have changed over the years. */
export type SentForm = Readonly<Record<string, unknown>>;

export const FORM: StoredDocument<'form', SentForm> = storedDocument('form');
