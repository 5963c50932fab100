import { storedDocument, type StoredDocument } from '@/lib/server/kernel/documents/document';

/** What was sent by a form, as its own schema let it through: the fields differ by form and by the year. */
export type SentForm = Readonly<Record<string, unknown>>;

export const FORM: StoredDocument<'form', SentForm> = storedDocument('form');
