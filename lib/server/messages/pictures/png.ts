/** Pixels of the file for each that it takes. */
export const DENSITY = 2;
/** What a drawing leaves free above and below it, in pixels that it takes. */
const MARGIN = 14;
/** More than its own size a small drawing is not shown: its lines would be thicker than those of the others. */
const LARGEST = 1.35;
/** `mist-100`: the drawings are made for pale grounds, and a dark look of the mail leaves this one. */
export const GROUND = '#EDF2F5';

type Size = { readonly width: number; readonly height: number };

/** How much larger than it was drawn for a drawing is shown, as a whole and with its margin. */
export function scaleIn(room: Size, drawn: Size): number {
  const [across, down] = [room.width - 2 * MARGIN, room.height - 2 * MARGIN];
  return Math.min(across / drawn.width, down / drawn.height, LARGEST);
}

/**
 * A drawing as mails show it: a PNG, because mail programs show no SVG, with the drawing in the middle of its ground, in the
 * few colours that drawings have. Whoever asks for it waits for sharp, which most processes never need.
 */
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
