import { findFurniture } from '../catalogue/furniture';
import { findMeasures } from '../catalogue/measures';
import type { Box, Thing, ThingPart } from './thing';

const CM_PER_FOOT = 30.48;
/** The centimetres gained by taking the feet off (assumption; 5 to 12 cm by our articles). */
const FEET = 8;

export const ASKED_THINGS = [
  'sofa_2',
  'sofa_3',
  'sofa_corner',
  'sofa_bed',
  'armchair',
  'bed_double',
  'bed_king',
  'mattress_d',
  'mattress_k',
  'wardrobe_2',
  'wardrobe_3',
  'drawers_l',
  'bookcase_l',
  'dining_6',
  'fridge_freezer',
  'fridge_american',
  'washing_machine',
  'piano_upright',
] as const;

type Apart = NonNullable<Thing['apart']>;
/** A rule for taking items apart (assumption: as they are usually built). */
type Rule = (box: Box) => Apart;

const one = (how: string, name: string, box: Box): Apart => ({ how, parts: [{ name, box }] });
const feetOff: Rule = (box) => one('with its feet off', 'the sofa', { ...box, height: box.height - FEET });
const legsOff: Rule = (box) => one('with its legs off', 'the top', { ...box, height: 8 });
const doorsOff: Rule = (box) => one('with its doors off', 'the fridge', { ...box, depth: box.depth - FEET });
const intoPanels: Rule = ({ height, width }) =>
  one('taken apart into panels', 'the longest panel', { width: height, depth: 27, height: Math.min(width, 61) });

const APART: Readonly<Record<string, Rule>> = {
  sofa_2: feetOff,
  sofa_3: feetOff,
  sofa_4: feetOff,
  sofa_bed: feetOff,
  daybed: feetOff,
  armchair: feetOff,
  dining_4: legsOff,
  dining_6: legsOff,
  dining_8: legsOff,
  kitchen_table: legsOff,
  garden_table: legsOff,
  desk_s: legsOff,
  desk_m: legsOff,
  desk_l: legsOff,
  desk_standing: legsOff,
  fridge_freezer: doorsOff,
  fridge_american: doorsOff,
  wardrobe_1: intoPanels,
  wardrobe_2: intoPanels,
  wardrobe_3: intoPanels,
  kids_wardrobe: intoPanels,
  bookcase_l: intoPanels,
  sofa_corner: ({ height }) =>
    one('in its sections, with the feet off', 'the longest section', { width: 165, depth: 92, height: height - FEET }),
  recliner: ({ width, depth }) => one('with its back lifted off', 'the seat', { width, depth, height: 50 }),
  dresser_welsh: ({ width, depth, height }) => ({
    how: 'in its two parts',
    parts: [
      { name: 'the base', box: { width, depth, height: 90 } },
      { name: 'the top', box: { width, depth: 35, height: height - 90 } },
    ],
  }),
  display_cab: (box) => one('on its back with shelves and glass out', 'the cabinet', box),
  grandfather_clock: ({ width, depth }) =>
    one('with its hood, weights and pendulum out', 'the case', { width, depth, height: 170 }),
  pool_table: ({ width, depth }) => one('with its legs off', 'the table', { width, depth, height: 35 }),
};

const UPRIGHT: ReadonlySet<string> = new Set([
  ...['piano_upright', 'piano_baby_grand', 'display_cab', 'grandfather_clock', 'fish_tank', 'safe_small'],
]);
/** The assembled size of items that the catalogue measures as loaded (assumption). */
const WHOLE: Readonly<Record<string, Box>> = { sofa_corner: { width: 250, depth: 170, height: 76 } };

/** Returns a catalogue item with its measures. Undefined for one of the visitor’s own, or one without measures. */
export function findThing(id: string): Thing | undefined {
  const measured = findMeasures(id);
  const title = findFurniture(id)?.title;
  if (!measured || title === undefined) return undefined;
  const [width, depth, height] = measured.feet.map((feet) => Math.round(feet * CM_PER_FOOT)) as [
    number,
    number,
    number,
  ];
  const box = WHOLE[id] ?? { width, depth, height };
  if (/^(bed_|bunk)/.test(id)) return bed(id, title, box);
  const apart = APART[id]?.(box);
  return {
    id,
    title,
    box,
    ...(UPRIGHT.has(id) && { keepsUpright: true as const }),
    ...(id.startsWith('mattress_') && { bends: true as const }),
    ...(apart && { apart }),
  };
}

/** Builds a bed. The catalogue measures it dismantled, with the length and width of its mattress. */
function bed(id: string, title: string, { width: length, height: across }: Box): Thing {
  const parts: readonly ThingPart[] = [
    { name: 'the mattress', box: { width: length, depth: 22, height: across }, bends: true },
    { name: 'the head or foot end', box: { width: across, depth: 10, height: 100 } },
    { name: 'the side rails', box: { width: length, depth: 15, height: 30 } },
  ];
  const box = { width: across, depth: length, height: 100 };
  return { id, title, box, apart: { how: 'taken apart, mattress and frame', parts } };
}
