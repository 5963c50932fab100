import { firstLineText } from '@/lib/domain/order/first-line';
import type { Letter } from './blocks';

/** Returns the parts of a mail in the order that the text and the HTML share. */
export function framed({ first, blocks }: Letter) {
  return {
    /** "Tuesday 15 December, 10:00–12:00: N1 to SE15". '' in a mail that is not about a day. */
    first: first ? firstLineText(first) : '',
    action: blocks.find((block) => block.kind === 'action') ?? null,
    picture: blocks.find((block) => block.kind === 'picture') ?? null,
    rest: blocks.filter((block) => block.kind !== 'action' && block.kind !== 'picture'),
  };
}

export type Framed = ReturnType<typeof framed>;

/** Returns what a list of mails shows beside the subject. */
export function preheader(letter: Letter): string {
  const { first } = framed(letter);
  return first === '' ? letter.preview : `${first}. ${letter.preview}`;
}
