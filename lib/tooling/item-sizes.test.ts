import { pieceOf } from '@/lib/content/drawings';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { findMeasures } from '@/lib/domain/catalogue/measures';
import { ITEM_SIZES } from '@/lib/drawing/files';

/**
 * Items drawn as people know them, while the catalogue measures them as they are transported: dismantled, folded or
 * packed.
 */
const TRAVELS_OTHERWISE = new Set(
  `bed_single bed_small_double bed_double bed_king bed_superking bed_ottoman bunk daybed cot wardrobe_flat wardrobe_fabric
  sofa_corner futon recliner kitchen_chair dining_chair chair_office high_chair garden_chair garden_bench
  dressing_table nest_tables desk_standing workbench toybox computer small_appliance printer xmas_tree weights
  bicycle bicycle_child wheelchair pushchair mower wheelbarrow bbq treadmill exercise_bike rowing_machine weights_bench
  vacuum table_tennis piano_baby_grand piano_digital coat_stand lamp_floor patio_heater parasol garden_tools golf_clubs
  ironing_board clothes_rail dog_crate ladder_step mirror_floor drum_kit`.split(/\s+/),
);
const TOLERANCE_FEET = 0.35;

const standing = FURNITURE.flatMap(({ id }) => {
  const measured = findMeasures(id);
  return measured && !TRAVELS_OTHERWISE.has(id) ? [[id, measured.feet] as const] : [];
});

it.each(standing)('ILL-1: %s is drawn as large as the catalogue says', (id, feet) => {
  const drawn = ITEM_SIZES[pieceOf(id) as keyof typeof ITEM_SIZES];
  drawn.forEach((side, axis) => expect(Math.abs(side - (feet[axis] ?? 0))).toBeLessThan(TOLERANCE_FEET));
});

it('ILL-1: a small, a medium, a large and an extra-large box differ, and so do sofas of 2, 3 and 4 seats', () => {
  const volumes = (names: readonly (keyof typeof ITEM_SIZES)[]) =>
    names.map((name) => ITEM_SIZES[name].reduce((product, side) => product * side));
  for (const sizes of [volumes(['box-s', 'box', 'box-l', 'box-xl']), volumes(['sofa-2', 'sofa', 'sofa-4'])]) {
    for (const [index, size] of sizes.entries()) expect(size).toBeGreaterThan(1.2 * (sizes[index - 1] ?? 0));
  }
});

it('knows of none that travels otherwise and is no longer in the catalogue', () => {
  const ids = new Set(FURNITURE.map(({ id }) => id));
  expect([...TRAVELS_OTHERWISE].filter((id) => !ids.has(id))).toEqual([]);
});
