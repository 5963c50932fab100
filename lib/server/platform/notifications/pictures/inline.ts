import { OWN_DRAWING_SIZE } from '@/lib/content/drawings';
import { lruCache } from '@/lib/lru-cache';
import type { Letter } from '../email/blocks';
import type { InlinePicture } from '../email/port';
import { drawingName, ownDrawing, type OwnLoad } from './own-drawing';

/** Pictures of about 30 kB. All mails about a list share one, which takes 0.1 s to draw. */
const pictures = lruCache<Buffer>(20);

async function pictureOf(own: OwnLoad, name: string): Promise<Buffer> {
  const known = pictures.get(name);
  if (known) return known;
  const made = await pngOf(OWN_DRAWING_SIZE, ownDrawing(own).markup);
  pictures.set(name, made);
  return made;
}

/** Returns null when the mail has no drawing of its own. */
export function ownLoadOf({ blocks }: Letter): OwnLoad | null {
  for (const block of blocks) if (block.kind === 'picture' && block.own) return block.own;
  return null;
}

/** Null after a failure: a picture must never prevent a mail. The drawing is part of the mail, so it is private. */
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

/** Pixels of the file per displayed pixel. */
export const DENSITY = 2;
const MARGIN = 14;
/** Beyond this scale the lines would be thicker than in other drawings. */
const LARGEST = 1.35;
/** `mist-100`: drawings are made for pale backgrounds, and mail programs keep it in dark mode. */
export const GROUND = '#EDF2F5';

type Size = { readonly width: number; readonly height: number };

export function scaleIn(room: Size, drawn: Size): number {
  const [across, down] = [room.width - 2 * MARGIN, room.height - 2 * MARGIN];
  return Math.min(across / drawn.width, down / drawn.height, LARGEST);
}

/** Renders a PNG, because mail programs show no SVG. Loads sharp lazily, because most processes never need it. */
export async function pngOf({ width, height }: Size, markup: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawn = await sharp(Buffer.from(markup)).metadata();
  const scale = scaleIn({ width, height }, drawn);
  const drawing = await sharp(Buffer.from(markup), { density: 72 * scale * DENSITY })
    .png()
    .toBuffer();
  return sharp({ create: { width: width * DENSITY, height: height * DENSITY, channels: 4, background: GROUND } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();
}
