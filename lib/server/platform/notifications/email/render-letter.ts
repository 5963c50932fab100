import type { Letter } from './blocks';
import type { MailContent } from './port';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/**
 * Renders the text and the HTML of a mail.
 * @param origin the site of the pictures: "https://www.example.com"
 * @param drawing the address of the drawing of the mail's own order: "cid:…". Without it the mail shows the picture of
 * the service
 */
export function renderLetter(letter: Letter, origin: string, drawing: string | null = null): MailContent {
  const shown = drawing === null ? withoutOwn(letter) : letter;
  return {
    subject: oneLine(shown.subject),
    text: renderText(shown),
    html: renderHtml(shown, { origin, drawing }),
  };
}

/**
 * Returns the letter without the order's own drawing and its words, because whatever prevented the drawing would fail
 * for the words too.
 */
const withoutOwn = (letter: Letter): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) => (block.kind === 'picture' ? { ...block, own: null } : block)),
});

/** Replaces line breaks, because a subject is one line whatever a visitor typed into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
