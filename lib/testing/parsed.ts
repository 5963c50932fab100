import { JSDOM } from 'jsdom';

/** A page's HTML as a browser reads it, for tests without a document. Nothing of it runs. */
export const parsed = (html: string): Document => new JSDOM(html).window.document;
