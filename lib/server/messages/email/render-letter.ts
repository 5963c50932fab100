import type { Letter } from './blocks';
import type { MailContent } from './port';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/**
 * Both halves of a mail from one letter.
 * @param origin of the site whose pictures it shows: "https://www.example.com"
 * @param drawing where the drawing of its own order is: "cid:…"; without it the mail shows what was booked
 */
export function renderLetter(letter: Letter, origin: string, drawing: string | null = null): MailContent {
  return {
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter, { origin, drawing }),
  };
}

/** A subject is one line, whatever a visitor typed into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
