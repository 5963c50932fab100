import type { Piece } from '../piece';
import type { Solid } from '../solids/solid';
import { fridge, monitor, television, televisionUnit, washer } from './appliances';
import { bed, mattressUpright } from './beds';
import { bedside, bookcase, drawers, filingCabinet, wardrobe } from './cabinets';
import {
  carton,
  crate,
  largeCarton,
  mediumCarton,
  openCarton,
  pictureCarton,
  smallCarton,
  wardrobeCarton,
} from './cartons';
import { container, rollerDoor, skip } from './containers';
import { terrace } from './house/terrace';
import { bubbleRoll, flatCartons, mattressBag, paperPack, tapeRoll, tapeRolls } from './materials';
import { babyGrand, digitalPiano, piano } from './pianos';
import { pottedPlant, tree } from './plants';
import { armchair, chair, officeChair, sofa } from './seating';
import { clothesRail, metalShelves } from './shelving';
import { cat, lampPost, phoneBox, postBox, railings } from './street';
import { desk, table } from './tables';
import { bicycle, lamp, rugRoll, rugUpright, suitcase } from './things';
import { bucket, sackTruck, sprayBottle, toolbox } from './tools';
import { car, smallVan } from './vehicle/small-vehicles';
import { luton, lutonRear, ramp } from './vehicles';

const leaves = (solid: Solid): readonly Solid[] => (solid.kind === 'group' ? solid.parts.flatMap(leaves) : [solid]);

const FURNITURE: Readonly<Record<string, Piece>> = {
  fridge: fridge(),
  monitor: monitor(),
  television: television(),
  unit: televisionUnit(),
  washer: washer(),
  bed: bed(),
  single: bed(3.2),
  mattress: mattressUpright(),
  bedside: bedside(),
  bookcase: bookcase(),
  drawers: drawers(),
  filing: filingCabinet(),
  wardrobe: wardrobe(),
  carton: carton(1.5, 1.5, 1.5),
  crate: crate(),
  large: largeCarton(),
  medium: mediumCarton(),
  small: smallCarton(),
  open: openCarton(),
  hanging: wardrobeCarton(),
  armchair: armchair(),
  chair: chair(),
  office: officeChair(),
  sofa: sofa(),
  rail: clothesRail(),
  shelves: metalShelves(),
  desk: desk(),
  table: table(),
  bicycle: bicycle(),
  lamp: lamp(),
  piano: piano(),
  rug: rugRoll(),
  upright: rugUpright(),
  suitcase: suitcase(),
  bubble: bubbleRoll(),
  flat: flatCartons(),
  tape: tapeRoll(),
  tapes: tapeRolls(),
  paper: paperPack(),
  flatBox: pictureCarton(),
  bag: mattressBag(),
  grand: babyGrand(),
  digital: digitalPiano(),
};
const STREET: Readonly<Record<string, Piece>> = {
  plant: pottedPlant(),
  tree: tree(),
  cat: cat(),
  lamp: lampPost(),
  phone: phoneBox(),
  post: postBox(),
  railings: railings(6),
  bucket: bucket(),
  truck: sackTruck([mediumCarton()]),
  spray: sprayBottle(),
  toolbox: toolbox(),
  small: smallVan(),
  car: car(),
  luton: luton(),
  rear: lutonRear(),
  ramp: ramp(),
  container: container(),
  skip: skip(),
  door: rollerDoor(6, 8),
  house: terrace(),
};

describe.each([...Object.entries(FURNITURE), ...Object.entries(STREET)])('%s', (_, { size, solids }) => {
  const all = solids.flatMap(leaves);

  it('stands on the ground: nothing is below it, something touches it', () => {
    expect(Math.min(...all.map(({ lo }) => lo[2]))).toBeCloseTo(0, 1);
  });

  it('has the height it says, within half a foot for handles and leaves', () => {
    const top = Math.max(...all.map(({ hi }) => hi[2]));
    expect(Math.abs(top - size[2])).toBeLessThanOrEqual(Math.max(0.5, size[2] * 0.15));
  });
});

describe.each(Object.entries(FURNITURE))('%s in a load', (_, { size, solids }) => {
  it('stays within its footprint, so that neighbours never touch', () => {
    for (const { lo, hi } of solids.flatMap(leaves)) {
      expect(Math.min(lo[0], lo[1])).toBeGreaterThanOrEqual(-0.01);
      expect(hi[0]).toBeLessThanOrEqual(size[0] + 0.01);
      expect(hi[1]).toBeLessThanOrEqual(size[1] + 0.01);
    }
  });
});
