import { firstLineText } from '@/lib/domain/order/first-line';
import type { Block, Letter } from './blocks';

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;

/**
 * The parts of a mail in the order of the frame, which the text and the HTML share: no template decides where the
 * button is.
 */
export type Framed = {
  /** "Tuesday 15 December, 10:00–12:00: N1 to SE15". '' in a mail that is not about a day. */
  readonly first: string;
  readonly action: Kind<'action'> | null;
  readonly picture: Kind<'picture'> | null;
  readonly rest: readonly Exclude<Block, Kind<'action'> | Kind<'picture'>>[];
};

export function framed({ first, blocks }: Letter): Framed {
  return {
    first: first ? firstLineText(first) : '',
    action: blocks.find((block) => block.kind === 'action') ?? null,
    picture: blocks.find((block) => block.kind === 'picture') ?? null,
    rest: blocks.filter((block) => block.kind !== 'action' && block.kind !== 'picture'),
  };
}

/** Returns the text that a list of mails shows beside the subject, beginning with the first line. */
export function preheader(letter: Letter): string {
  const { first } = framed(letter);
  return first === '' ? letter.preview : `${first}. ${letter.preview}`;
}
