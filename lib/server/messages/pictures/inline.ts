import { OWN_DRAWING_SIZE } from '@/lib/content/mail-pictures';
import { remembered } from '@/lib/remembered';
import type { Letter } from '../email/blocks';
import type { InlinePicture } from '../email/port';
import { drawingName, ownDrawing, type OwnLoad } from './own-drawing';
import { pngOf } from './png';

/** Pictures of some 30 kB: every mail about the same list has the same one, which takes a tenth of a second to make. */
const pictures = remembered<Buffer>(20);

async function pictureOf(own: OwnLoad, name: string): Promise<Buffer> {
  const known = pictures.get(name);
  if (known) return known;
  const made = await pngOf(OWN_DRAWING_SIZE, ownDrawing(own).markup);
  pictures.set(name, made);
  return made;
}

/** The load whose drawing a mail shows; null where it shows none of its own. */
export function ownLoadOf({ blocks }: Letter): OwnLoad | null {
  for (const block of blocks) if (block.kind === 'picture' && block.own) return block.own;
  return null;
}

/**
 * The drawing of a mail's own order as a part of the mail: it is private, it is there without loading anything, and it
 * stays what it was when the order changes. Null where a mail has none, and where it could not be made: then the
 * mail shows the drawing of what was booked, since no picture may keep a mail from going out.
 * @param onError told of what kept it from being made
 */
export async function inlineDrawing(letter: Letter, onError: (error: unknown) => void): Promise<InlinePicture | null> {
  const own = ownLoadOf(letter);
  if (own === null) return null;
  try {
    const name = `drawing-${drawingName(own)}`;
    const content = await pictureOf(own, name);
    return { filename: `${name}.png`, content, cid: `${name}@drawings` };
  } catch (error) {
    onError(error);
    return null;
  }
}
