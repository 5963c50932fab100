import { OWN_DRAWING_SIZE } from '@/lib/content/mail-pictures';
import { lruCache } from '@/lib/lru-cache';
import type { Letter } from '../email/blocks';
import type { InlinePicture } from '../email/port';
import { drawingName, ownDrawing, type OwnLoad } from './own-drawing';
import { pngOf } from './png';

/** Cached pictures of about 30 kB. All mails about a list share one picture, which takes 0.1 s to draw. */
const pictures = lruCache<Buffer>(20);

async function pictureOf(own: OwnLoad, name: string): Promise<Buffer> {
  const known = pictures.get(name);
  if (known) return known;
  const made = await pngOf(OWN_DRAWING_SIZE, ownDrawing(own).markup);
  pictures.set(name, made);
  return made;
}

/** Returns the items that a mail draws, or null when the mail has no drawing of its own. */
export function ownLoadOf({ blocks }: Letter): OwnLoad | null {
  for (const block of blocks) if (block.kind === 'picture' && block.own) return block.own;
  return null;
}

/**
 * Returns the drawing of a mail's own order as part of the mail: private, visible without loading anything, and
 * unchanged when the order changes. Returns null when the mail has none or drawing failed, and the mail then shows the
 * picture of the service: a picture must never prevent a mail.
 * @param onError receives the reason for a failure
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
