import type { Piece as LoadedPiece } from '@/lib/domain/packing/types';
import { fridge, washer } from '@/lib/drawing/kit/appliances';
import { mattressUpright } from '@/lib/drawing/kit/beds';
import { bookcase, drawers, wardrobe } from '@/lib/drawing/kit/cabinets';
import { carton } from '@/lib/drawing/kit/cartons';
import { chair, sofa } from '@/lib/drawing/kit/seating';
import { table } from '@/lib/drawing/kit/tables';
import { bicycle, rugRoll, suitcase } from '@/lib/drawing/kit/things';
import { MATERIALS, type Material } from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { box } from '@/lib/drawing/solids/box';
import { lathe } from '@/lib/drawing/solids/round';
import type { Solid } from '@/lib/drawing/solids/solid';

const { oak, walnut, petrol, sage, mustard, clay, steel, mist, ink, leaf, glass, white } = MATERIALS;

/** What is not of its form's usual material. */
const MATERIAL_OF: Readonly<Record<string, Material>> = {
  sofa_3: sage,
  sofa_bed: clay,
  armchair: mustard,
  footstool: mustard,
  crate: petrol,
  plastic_bin_l: mist,
  filing_2: steel,
  filing_4: steel,
  tool_chest: steel,
  safe_small: steel,
  shoe_rack: white,
  bathroom_cab: white,
  changing_unit: white,
  desk_standing: white,
  picture_s: glass,
  picture_l: glass,
  mirror_floor: glass,
  whiteboard: white,
  box_picture: MATERIALS.kraft,
  fish_tank: glass,
  hifi: ink,
  speakers: ink,
  printer: white,
  garden_tools: steel,
  weights: ink,
};

/** A drawing of a piece, of about its measures: `fitted` makes them exact. `turn` varies what is there many times. */
export function furniturePiece({ form, itemId, width, depth, height }: LoadedPiece, turn: number): Piece {
  const own = MATERIAL_OF[itemId];
  const plain = (...solids: readonly Solid[]) => piece([width, depth, height], solids);
  switch (form) {
    case 'carton':
      return carton(width, depth, height, {
        material: own,
        tape: turn % 2 === 0 ? 'x' : 'y',
        label: turn % 3 !== 1,
        sticker: turn % 7 === 3,
        grip: turn % 4 === 0,
      });
    case 'cabinet':
      return height > 4.5
        ? wardrobe(width, own ?? oak, height)
        : drawers(width, height, own ?? walnut, Math.max(1, Math.round(height * 1.2)));
    case 'shelves':
      return bookcase(width, height, own ?? oak);
    case 'appliance':
      if (height > 4) return fridge();
      return height > 2 ? washer() : plain(box([0, 0, 0], [width, depth, height], white));
    case 'table':
      return table(width, depth, own ?? oak, height);
    case 'sofa':
      return sofa(width, own ?? petrol);
    case 'slab':
      return mattressUpright(width, height);
    case 'chair':
      return chair(oak, sage);
    case 'roll':
      return rugRoll(width, own ?? clay);
    case 'soft':
      return suitcase(own ?? petrol, height);
    case 'cycle':
      return bicycle();
    case 'panel':
      return plain(box([0, 0, 0], [width, depth, height], own ?? ink));
    case 'fragile':
      return plain(box([0, 0, 0], [width, depth, height], own ?? walnut));
    case 'machine':
      return plain(
        box([0, 0, 0], [width, depth, height / 3], ink),
        box([width / 6, depth / 5, height / 3], [width / 4, depth * 0.6, (height * 2) / 3], steel),
      );
    case 'plant':
    case 'lamp':
      return standing(form, width, height);
  }
}

/** A pot with its plant, a stem with its shade: round, and wider at the top. */
function standing(form: 'plant' | 'lamp', width: number, height: number): Piece {
  const half = width / 2;
  const [low, foot, top] = form === 'plant' ? [0.35, 0.7, leaf] : [0.75, 0.15, mustard];
  const neck = height * low;
  const bottom = [
    [0, half * 0.7],
    [neck, half * foot],
  ] as const;
  const crown = [
    [neck, half * 0.6],
    [height * 0.8, half],
    [height, half * 0.5],
  ] as const;
  return piece(
    [width, width, height],
    [
      lathe(half, half, bottom, form === 'plant' ? clay : ink, { segments: 10 }),
      lathe(half, half, crown, top, { segments: 10 }),
    ],
  );
}
