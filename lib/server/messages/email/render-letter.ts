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
  const shown = drawing === null ? withoutOwn(letter) : letter;
  return {
    subject: oneLine(shown.subject),
    text: renderText(shown),
    html: renderHtml(shown, { origin, drawing }),
  };
}

/** Nothing of a drawing that is not there is said: what kept it from being made would keep its words from it too. */
const withoutOwn = (letter: Letter): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) => (block.kind === 'picture' ? { ...block, own: null } : block)),
});

/** A subject is one line, whatever a visitor typed into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
