import { JSDOM } from 'jsdom';

/** A single window for all pages: a new window takes as long as parsing a mail, and loads the frames of its page. */
const parser = new new JSDOM().window.DOMParser();

/** Parses a page's HTML as a browser does, for tests without a document. No script runs. */
export const parsed = (html: string): Document => parser.parseFromString(html, 'text/html');
