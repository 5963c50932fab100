import type { Letter } from './blocks';
import type { MailContent } from './port';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/** Both halves of a mail from one letter. */
export function renderLetter(letter: Letter): MailContent {
  return { subject: oneLine(letter.subject), text: renderText(letter), html: renderHtml(letter) };
}

/** A subject is one line, whatever a visitor typed into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
