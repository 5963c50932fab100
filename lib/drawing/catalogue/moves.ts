import { points, roundedRectangle } from '../geometry/vector';
import { mediumCarton } from '../kit/cartons';
import { armchair } from '../kit/seating';
import { lamp } from '../kit/things';
import { circle, leftFace, polygon, polyline, rectangle, type Mark } from '../marks';
import { INK, orange, petrol, walnut } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { contentsInWords } from '../room/pack';
import { box } from '../solids/solid';
import { castShadow } from '../solids/shadow';
import type { CatalogueEntries } from './entry';
import type { FixedMove } from './move-loads';
import { movePackings, moveScene } from './move-scene';

const BOARD = { width: 4.4, depth: 0.3, height: 6.2 };
const ROWS = [0.7, 1.75, 2.8, 3.85];
const PAPER = '#FFFFFF';
const FAINT = '#C6D3DC';

/** Returns the marks of a ticked row of the list. */
const row = (up: number, length: number): readonly Mark[] => {
  const on = leftFace(0, BOARD.depth, 0);
  return [
    rectangle(on, 0.75, up, 0.6, 0.6, PAPER, { stroke: INK, width: 0.8 }),
    polyline(on, points([0.85, up + 0.3], [1.02, up + 0.12], [1.5, up + 0.68]), orange.middle, 1.6),
    polyline(on, points([1.8, up + 0.3], [1.8 + length, up + 0.3]), FAINT, 2),
  ];
};

/** Draws a list as large as the items on it, for a custom move, in which the customer names each item. */
export function customMove(scale: number): Scene {
  const on = leftFace(0, BOARD.depth, 0);
  const marks = [
    polygon(on, roundedRectangle(0.4, 0.35, BOARD.width - 0.4, BOARD.height - 0.6, 0.15, 2), PAPER, {
      stroke: INK,
      width: 0.8,
    }),
    rectangle(on, 1.4, BOARD.height - 0.75, 1.6, 0.5, INK),
    circle(on, 2.2, BOARD.height - 0.25, 0.12, PAPER),
    ...ROWS.flatMap((up, index) => row(up, index % 2 === 0 ? 1.7 : 1.3)),
  ];
  const shadow = { shadow: true, shadowHeight: 2.4 };
  return new Scene({ scale }).add(
    box([0, 0, 0], [BOARD.width, BOARD.depth, BOARD.height], walnut, { marks }),
    castShadow(0, 0, BOARD.width, BOARD.depth, 4),
    placePiece(armchair(petrol), [5.2, 0.2, 0], 0, shadow),
    placePiece(lamp(), [8.6, 0, 0], 0, shadow),
    placePiece(mediumCarton(), [5.4, 4, 0], 0, shadow),
    placePiece(mediumCarton({ sticker: true, tape: 'y' }), [7.3, 3.9, 0], 0, shadow),
    placePiece(mediumCarton({ label: false }), [7.35, 3.95, 1.4], 0),
  );
}

/** Pixels per foot, the same for the vans of all plans. */
const SCALE = 9.2;
/** Pixels per foot for the main picture of a page, on a dark ground. */
const LARGE_SCALE = 22.7;
const SHADOW_ON_INK = '#0C1115';
const MARGIN = 4.6;

/** Returns the text alternative: "Van, cut open: 55 boxes, a mattress, a wardrobe, a fridge and a sofa". */
function altOf(move: FixedMove): string {
  const packings = movePackings(move);
  const vans = packings.length === 1 ? 'Van' : 'Two vans';
  return `${vans}, cut open: ${contentsInWords(packings.flatMap(({ placed }) => placed))}`;
}

const plan = (move: FixedMove) => ({
  draw: () => moveScene(move, { scale: SCALE }),
  alt: altOf(move),
  margin: MARGIN,
  density: 3,
});

/** Drawings of the moving plans and of a custom move. */
export const MOVE_DRAWINGS = {
  'moves/mini-move': plan('mini'),
  'moves/1-bed': plan('one_bedroom'),
  'moves/2-bed': plan('two_bedroom'),
  'moves/3-bed': plan('three_bedroom'),
  'moves/custom': { draw: () => customMove(SCALE), alt: '', margin: MARGIN },
  'moves/2-bed-on-dark': {
    draw: () => moveScene('two_bedroom', { scale: LARGE_SCALE, shadow: SHADOW_ON_INK }),
    alt: '',
    density: 2,
  },
} as const satisfies CatalogueEntries;
