import sharp from 'sharp';
import { CATALOGUE, svgOf } from '@/lib/drawing/files';

/** As wide as a phone's photo when it has been made small, in pixels. */
const WIDTH = 1200;
const GROUND = '#eef1ec';

/** A photo for who looks at the demo: one of our drawings as a JPEG. */
export function drawnPhoto(id: keyof typeof CATALOGUE): Promise<Buffer> {
  const { draw, alt: _, ...sheet } = CATALOGUE[id];
  const { markup, width } = svgOf(draw(), sheet);
  return sharp(Buffer.from(markup), { density: (72 * WIDTH) / width })
    .flatten({ background: GROUND })
    .jpeg({ quality: 80 })
    .toBuffer();
}
