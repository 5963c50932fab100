import { JSDOM } from 'jsdom';

/** One window for all pages: a window of its own takes as long to make as a mail to parse, and opens each frame of its page. */
const parser = new new JSDOM().window.DOMParser();

/** A page's HTML as a browser reads it, for tests without a document. Nothing of it runs. */
export const parsed = (html: string): Document => parser.parseFromString(html, 'text/html');
