import { points } from '../geometry/vector';
import { INK, clay, ink, kraft, mist, mustard, orange, petrol, sage, steel, white } from '../palette';
import { placeUngrouped, piece, type Piece } from '../piece';
import { box, group, lines, prism } from '../solids/solid';
import { carton } from './cartons';

const SHELVES = 4;
const BOX_HEIGHTS = [1.2, 0.9, 1.3] as const;

/** Draws metal shelves, with boxes on all but the topmost. */
export function metalShelves(width = 4, height = 6, loaded = true): Piece {
  const depth = 1.6;
  const boards = Array.from({ length: SHELVES }, (_, i) => {
    const z = 0.4 + (i * (height - 0.5)) / (SHELVES - 1);
    const board = box([0, 0, z], [width, depth, 0.12], steel);
    if (!loaded || i === SHELVES - 1) return [board];
    const boxes = [0, 1].flatMap((k) => {
      const tall = BOX_HEIGHTS[(i + k) % 3] ?? 1;
      const one = carton(width * 0.38, 1.2, tall, { material: (i + k) % 3 === 1 ? mist : kraft, label: k === 0 });
      return placeUngrouped(one, [0.15 + k * width * 0.48, 0.2, z + 0.12]);
    });
    return [board, ...boxes];
  }).flat();
  const post = (x: number, y: number) => box([x, y, 0], [0.12, 0.12, height], steel);
  const parts = [post(0, 0), post(width - 0.12, 0), ...boards, post(0, depth - 0.12), post(width - 0.12, depth - 0.12)];
  return piece([width, depth, height], [group(parts, { ordered: true })]);
}

const CLOTHES = [petrol, mustard, clay, sage, white, ink, orange] as const;

export function clothesRail(width = 4): Piece {
  const [depth, height] = [1.4, 5.2];
  const frame = lines(
    [
      points([0, 0.7, 0], [0, 0.7, height], [width, 0.7, height], [width, 0.7, 0]),
      points([0, 0, 0], [0, depth, 0]),
      points([width, 0, 0], [width, depth, 0]),
    ],
    INK,
    2,
  );
  const garments = Array.from({ length: Math.floor((width - 0.6) / 0.42) }, (_, i) => {
    const hem = 1.6 + (i % 3) * 0.35;
    const cut = points([0.05, 4.5], [0.7, 4.95], [1.35, 4.5], [1.25, hem], [0.15, hem]);
    return prism('x', cut, 0.35 + i * 0.42, 0.6 + i * 0.42, CLOTHES[i % CLOTHES.length] ?? petrol);
  });
  const whole = { ordered: true, lo: [0, 0, 0], hi: [width, depth, height] } as const;
  return piece([width, depth, height], [group([frame, ...garments], whole)]);
}
