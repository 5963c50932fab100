import { contentsInWords } from '../room/contents';
import { customMove } from './custom-move';
import type { CatalogueEntries } from './entry';
import type { FixedMove } from './move-loads';
import { movePackings, moveScene } from './move-scene';

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
