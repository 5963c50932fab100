import { circle, leftFace, rectangle } from '../marks';
import { INK, oak, steel, walnut, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box } from '../solids/solid';
import { level, panel, upright, block } from './parts';

/**
 * Draws a wardrobe.
 * @param width in feet, with two doors above 3 unless `doors` is given
 */
export function wardrobe(width = 3.5, material: Material = oak, height = 6.6, doors = width > 3 ? 2 : 1): Piece {
  const depth = 2;
  const front = leftFace(0, depth, 0);
  const door = width / doors;
  const marks = [
    level(front, 0, 0.45, width),
    level(front, 0, height - 0.3, width),
    ...Array.from({ length: doors }, (_, i) => {
      const left = i * door;
      const handle = i % 2 ? left + 0.12 : left + door - 0.18;
      return [
        ...(i > 0 ? [upright(front, left, 0.45, height - 0.75, 1)] : []),
        panel(front, left + 0.25, 0.8, left + door - 0.25, height - 0.6, 0.6),
        rectangle(front, handle, height * 0.45, 0.07, 0.7, INK),
      ];
    }).flat(),
  ];
  return block([width, depth, height], material, marks);
}

export function drawers(width = 2.8, height = 3, material: Material = walnut, count = 4): Piece {
  const depth = 1.6;
  const front = leftFace(0, depth, 0.25);
  const pitch = (height - 0.45) / count;
  const marks = Array.from({ length: count }, (_, i) => {
    const bottom = 0.12 + i * pitch;
    const knob = bottom + pitch / 2 - 0.05;
    return [
      panel(front, 0.12, bottom, width - 0.12, bottom + pitch - 0.12, 0.7),
      circle(front, width * 0.3, knob, 0.07, INK),
      circle(front, width * 0.7, knob, 0.07, INK),
    ];
  }).flat();
  const foot = (x: number, y: number) => box([x, y, 0], [0.2, 0.2, 0.25], material);
  return piece(
    [width, depth, height],
    [
      foot(0.05, 0.1),
      foot(width - 0.25, depth - 0.3),
      foot(0.05, depth - 0.3),
      box([0, 0, 0.25], [width, depth, height - 0.25], material, { marks }),
    ],
  );
}

export const bedside = (material: Material = walnut) => drawers(1.5, 1.9, material, 2);

const SPINES = ['#5C8897', '#DDA188', '#E9BE5E', '#A2BAA3', '#F3F6F8', '#36454F', '#CB8D74'] as const;

/**
 * Draws a bookcase. The widths and heights of the books follow a fixed sequence, so that every run draws the same
 * shelf.
 */
export function bookcase(width = 2.7, height = 6, material: Material = oak): Piece {
  const depth = 1;
  const front = leftFace(0, depth, 0);
  const shelves = Math.round(height / 1.2);
  const pitch = (height - 0.35) / shelves;
  const clear = pitch - 0.14;
  let seed = 3;
  const marks = Array.from({ length: shelves }, (_, i) => {
    const bottom = 0.2 + i * pitch;
    const books = [];
    for (let x = 0.18; x < width - 0.45;) {
      seed = (seed * 7 + 3) % 101;
      if (seed % 9 === 0) {
        x += 0.3;
        continue;
      }
      const thick = 0.14 + (seed % 3) * 0.05;
      const tall = clear * (0.6 + (seed % 4) * 0.1);
      books.push(rectangle(front, x, bottom, thick, tall, SPINES[seed % 7] ?? SPINES[0], { stroke: INK, width: 0.45 }));
      x += thick + 0.01;
    }
    return [
      rectangle(front, 0.14, bottom, width - 0.28, clear, material.dark),
      ...books,
      panel(front, 0.14, bottom, width - 0.14, bottom + clear, 0.7),
    ];
  }).flat();
  return block([width, depth, height], material, marks);
}

export function filingCabinet(material: Material = steel): Piece {
  const [width, depth, height] = [1.5, 2, 4.3];
  const front = leftFace(0, depth, 0);
  const pitch = 1.03;
  const marks = [0, 1, 2, 3].flatMap((i) => [
    panel(front, 0.1, 0.12 + i * pitch, width - 0.1, 1.05 + i * pitch, 0.7),
    rectangle(front, width * 0.35, 0.75 + i * pitch, width * 0.3, 0.1, INK),
  ]);
  return block([width, depth, height], material, marks);
}
