import sharp from 'sharp';
import { CATALOGUE, svgOf } from '@/lib/drawing/files';

/** The width of a phone's photo after its reduction, in pixels. */
const WIDTH = 1200;
const GROUND = '#eef1ec';

/** Returns one of our drawings as a JPEG, in place of a photo. */
export function drawnPhoto(id: keyof typeof CATALOGUE): Promise<Buffer> {
  const { draw, alt: _, ...sheet } = CATALOGUE[id];
  const { markup, width } = svgOf(draw(), sheet);
  return sharp(Buffer.from(markup), { density: (72 * WIDTH) / width })
    .flatten({ background: GROUND })
    .jpeg({ quality: 80 })
    .toBuffer();
}
