import { circlePoints, type Vec3 } from '../geometry/vector';
import { carton } from '../kit/cartons';
import { level, panel } from '../kit/parts';
import { circle, leftFace, type Mark } from '../marks';
import * as paint from '../palette';
import { box, lines, type Solid } from '../solids/solid';
import type { Thing } from './loaded';

/** The material of a form, and of single items that usually have another. Anything else is white. */
const MATERIAL_OF: Readonly<Record<string, paint.Material>> = {
  carton: paint.kraft,
  cabinet: paint.walnut,
  shelves: paint.oak,
  table: paint.oak,
  sofa: paint.petrol,
  soft: paint.petrol,
  roll: paint.clay,
  chair: paint.oak,
  panel: paint.ink,
  cycle: paint.orange,
  machine: paint.steel,
  fragile: paint.walnut,
  wardrobe_1: paint.oak,
  wardrobe_2: paint.oak,
  wardrobe_3: paint.oak,
  sofa_3: paint.sage,
  sofa_bed: paint.clay,
  armchair: paint.mustard,
  footstool: paint.mustard,
  crate: paint.petrol,
  plastic_bin_l: paint.mist,
  filing_2: paint.steel,
  filing_4: paint.steel,
  tool_chest: paint.steel,
  safe_small: paint.steel,
  picture_s: paint.glass,
  picture_l: paint.glass,
  mirror_floor: paint.glass,
  box_picture: paint.kraft,
  fish_tank: paint.glass,
  hifi: paint.ink,
  speakers: paint.ink,
};

/**
 * How a piece is loaded. `below`, `above`: one of two chairs that stand seat to seat, each back within the other's
 * space. `covered`: in a padded cover.
 */
export type Posture = 'below' | 'above' | 'covered';

/** The forms that travel in a padded cover when they stand on end or carry something. */
const COVERED = ['sofa', 'table', 'cycle'];

/**
 * Draws an item of the catalogue in few solids, at its exact size, with its front towards +y. Plainer than the kit,
 * because the browser draws hundreds of them in small size. `turn` varies repeated items.
 */
export function furnitureSolids(piece: Thing, turn: number, posture?: Posture): readonly Solid[] {
  const { width: w, depth: d, height: h } = piece;
  const form = posture === 'covered' && COVERED.includes(piece.form) ? 'soft' : piece.form;
  const material = MATERIAL_OF[piece.itemId] ?? MATERIAL_OF[form] ?? paint.white;
  const solid = (at: Vec3, size: Vec3, of = material) => box(at, size, of);
  const whole = (marks: readonly Mark[] = []) => [box([0, 0, 0], [w, d, h], material, { marks })];
  const front = leftFace(0, d, 0);
  /** Returns panels in rows and columns over the front. */
  const panels = (columns: number, rows: number) => {
    const [wide, high] = [w / columns, h / rows];
    return grid(columns, rows, ([a, b]) =>
      panel(front, a * wide + 0.1, b * high + 0.1, (a + 1) * wide - 0.1, (b + 1) * high - 0.1),
    );
  };
  switch (form) {
    case 'carton':
      return carton(w, d, h, {
        material,
        tape: turn % 2 === 0 ? 'x' : 'y',
        label: turn % 3 !== 1,
        sticker: turn % 7 === 3,
        grip: turn % 4 === 0,
      }).solids;
    case 'cabinet':
      return whole(h > 4.5 ? panels(Math.round(w / 1.6), 1) : panels(1, Math.round(h)));
    case 'shelves':
      return whole(panels(1, 5));
    case 'appliance':
      if (h > 4) return whole([level(front, 0, h * 0.4, w), level(front, 0.2, h * 0.45, 0.1, 6)]);
      if (h < 2) return whole();
      return whole([
        level(front, 0, h * 0.8, w),
        circle(front, w / 2, h * 0.4, w * 0.3, paint.glass.middle, { stroke: paint.INK }),
      ]);
    case 'slab':
      return whole([
        level(front, 0, h * 0.06, w, 0.6, paint.steel.dark),
        level(front, 0, h * 0.94, w, 0.6, paint.steel.dark),
      ]);
    case 'sofa': {
      const arm = w * 0.1;
      const seat = w - 2 * arm;
      const seats = Math.max(1, Math.round(w / 2.2));
      return [
        solid([0, 0, 0], [w, d * 0.3, h]),
        ...grid(2, 1, ([a]) => solid([a * (w - arm), d * 0.3, 0], [arm, d * 0.7, h * 0.65])),
        ...grid(seats, 1, ([a]) => solid([arm + (a * seat) / seats, d * 0.3, 0], [seat / seats, d * 0.7, h * 0.45])),
      ];
    }
    case 'table':
      return [...legs(w, d, h - 0.2, material), solid([0, 0, h - 0.2], [w, d, 0.2])];
    case 'chair': {
      const seat = posture === 'below' ? h - 0.15 : posture ? 0 : h * 0.55;
      const back = h * 0.45 - 0.15;
      const beside = posture ? LEG : 0;
      return [
        ...legs(w, d, seat || h - 0.15, material, seat ? 0 : 0.15),
        solid([0, 0, seat], [w, d, 0.15], paint.sage),
        solid(posture === 'below' ? [beside, d - 0.15, seat - back] : [beside, 0, seat + 0.15], [
          w - 2 * beside,
          0.15,
          back,
        ]),
      ];
    }
    case 'cycle': {
      const radius = h * 0.36;
      const at = (x: number, z: number): Vec3 => [x, d / 2, z];
      const wheel = (x: number) => circlePoints(x, radius, radius, 18).map(([a, b]) => at(a, b));
      const rear = at(radius, radius);
      const crank = at(w * 0.45, radius);
      const [seat, head] = [at(w * 0.35, h * 0.9), at(w * 0.7, h)];
      const frame = [rear, seat, head, at(w - radius, radius), head, crank, seat, crank, rear];
      const wheels = [radius, w - radius].map((x) => [...wheel(x), ...wheel(x).slice(0, 1)]);
      const stand = [crank, [w * 0.4, d, 0]] as const;
      return [
        lines([...wheels, stand], paint.INK, 2),
        lines([frame], paint.INK, 3),
        lines([frame], material.middle, 1.6),
      ];
    }
    case 'machine':
      return [solid([0, 0, 0], [w, d, h / 3], paint.ink), solid([w / 6, d / 5, h / 3], [w / 3, d * 0.6, (h * 2) / 3])];
    case 'plant':
      return [
        solid([w * 0.2, d * 0.2, 0], [w * 0.6, d * 0.6, h * 0.35], paint.clay),
        solid([0, 0, h * 0.35], [w, d, h * 0.65], paint.leaf),
      ];
    case 'lamp':
      // The foot is as wide as the item's packed box, so that the lamp stands across two items as the box does.
      return [
        solid([0, 0, 0], [w, d, 0.1], paint.ink),
        solid([w * 0.4, d * 0.4, 0], [w * 0.2, d * 0.2, h * 0.75], paint.ink),
        solid([0, 0, h * 0.75], [w, d, h * 0.25], paint.mustard),
      ];
    case 'soft':
      return whole([level(front, 0, h * 0.3, w), level(front, 0, h * 0.7, w)]);
    case 'panel':
    case 'roll':
    case 'fragile':
      return whole();
  }
}

/** The side of a leg, in feet. */
const LEG = 0.25;

function legs(width: number, depth: number, height: number, material: paint.Material, from = 0): readonly Solid[] {
  return grid(2, 2, ([a, b]) => box([a * (width - LEG), b * (depth - LEG), from], [LEG, LEG, height], material));
}

/** Returns one result for every cell, column by column. */
function grid<T>(columns: number, rows: number, of: (cell: readonly [column: number, row: number]) => T): readonly T[] {
  return Array.from({ length: columns * rows }, (_, index) => of([Math.floor(index / rows), index % rows]));
}
