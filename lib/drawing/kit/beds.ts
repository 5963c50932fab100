import { circle, leftFace } from '../marks';
import { oak, sage, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, roundedBox } from '../solids/solid';
import { level } from './parts';

const SEAM = '#9FB1BD';

type BedOptions = { readonly frame?: Material | undefined; readonly duvet?: Material | undefined };

/**
 * Draws a made bed with its head at the back.
 * @param width in feet, with two pillows above 4
 */
export function bed(width = 4.6, { frame = oak, duvet = sage }: BedOptions = {}): Piece {
  const depth = 6.7;
  const pillows = width > 4 ? 2 : 1;
  const pillow = (width - 0.4) / pillows;
  const foot = (x: number, y: number) => box([x, y, 0], [0.25, 0.25, 0.45], frame);
  const parts = [
    box([0, 0, 0], [width, 0.28, 3.4], frame, { marks: [level(leftFace(0, 0.28, 0), 0.2, 2.6, width - 0.4, 0.7)] }),
    ...[foot(0.1, 0.3), foot(width - 0.35, 0.3), foot(0.1, depth - 0.3), foot(width - 0.35, depth - 0.3)],
    box([0, 0.28, 0.45], [width, depth - 0.28, 0.5], frame),
    roundedBox([0.1, 0.3, 0.95], [width - 0.2, depth - 0.4, 0.75], [0, 0.16, 0.16, 0], 'x', white),
    ...Array.from({ length: pillows }, (_, i) =>
      roundedBox([0.3 + i * pillow, 0.4, 1.7], [pillow - 0.2, 1.15, 0.42], 0.18, 'x', white),
    ),
    roundedBox([0, 2.2, 1.7], [width, depth - 2.2, 0.22], [0, 0.1, 0.1, 0], 'x', duvet),
    box([0, 2.2, 1], [0.1, depth - 2.2, 0.7], duvet),
    box([width - 0.1, 2.2, 1], [0.1, depth - 2.2, 0.7], duvet),
    box([0.1, depth - 0.1, 1], [width - 0.2, 0.1, 0.7], duvet),
  ];
  return piece([width, depth, 3.4], [group(parts)]);
}

/** Draws a mattress on its long edge, as it travels. */
export function mattressUpright(length = 6.3, height = 4.5): Piece {
  const depth = 0.8;
  const front = leftFace(0, depth, 0);
  const buttons = [1, 2, 3, 4, 5].flatMap((i) =>
    [1, 2, 3].map((j) => circle(front, (length * i) / 6, (height * j) / 4, 0.05, SEAM)),
  );
  const seams = [0.18, height - 0.18].map((z) => level(front, 0.1, z, length - 0.2, 0.6, SEAM));
  const body = roundedBox([0, 0, 0], [length, depth, height], 0.2, 'y', white, { marks: [...buttons, ...seams] });
  return piece([length, depth, height], [body]);
}
