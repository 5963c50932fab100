/** Pixels of the file per pixel of its displayed size. */
export const DENSITY = 2;
/** Free space above and below a drawing, in displayed pixels. */
const MARGIN = 14;
/** The maximum scale of a small drawing. Beyond it the lines would be thicker than in other drawings. */
const LARGEST = 1.35;
/**
 * The background, `mist-100`: drawings are made for pale backgrounds, and mail programs do not change it in dark mode.
 */
export const GROUND = '#EDF2F5';

type Size = { readonly width: number; readonly height: number };

/** Returns the scale at which a drawing, with its margin, fits the space. */
export function scaleIn(room: Size, drawn: Size): number {
  const [across, down] = [room.width - 2 * MARGIN, room.height - 2 * MARGIN];
  return Math.min(across / drawn.width, down / drawn.height, LARGEST);
}

/**
 * Renders a drawing as a PNG, because mail programs show no SVG: centred on its background, in the few colours of
 * drawings. The first call loads sharp, which most processes never need.
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
