/** Loading rules by an item's form: our own, after those of a careful crew (assumption). */
export type Handling = {
  /**
   * "load": anything that is not too heavy for it. "light": up to LIGHT_KILOGRAMS a piece. "nest": where it stands on
   * the floor, one light thing of its own kind, turned over upon it. "nothing": stays on top.
   */
  readonly carries: 'load' | 'light' | 'nest' | 'nothing';
  /** The surface it needs. "top": the floor or one flat top under all of it, never a box. "floor": it has wheels. */
  readonly standsOn?: 'top' | 'floor';
  /** Whether it may stand on its end. "tight": only where not everything fits otherwise. */
  readonly standsOnEnd?: true | 'tight';
};

export const FORMS = {
  carton: { carries: 'load' },
  cabinet: { carries: 'load' },
  shelves: { carries: 'load' },
  appliance: { carries: 'load' },
  table: { carries: 'load', standsOn: 'top', standsOnEnd: true },
  sofa: { carries: 'light', standsOnEnd: true },
  soft: { carries: 'light', standsOnEnd: true },
  /** A mattress on its long edge, the parts of a bed frame, boards. */
  slab: { carries: 'light', standsOn: 'top', standsOnEnd: true },
  roll: { carries: 'nothing', standsOnEnd: true },
  /** Two of a kind nest seat to seat. */
  chair: { carries: 'nest', standsOn: 'top' },
  /** Thin items that stand upright: screens, pictures, mirrors, folding furniture. */
  panel: { carries: 'nothing', standsOn: 'top' },
  plant: { carries: 'nothing', standsOn: 'top' },
  lamp: { carries: 'nothing' },
  cycle: { carries: 'nothing', standsOn: 'floor', standsOnEnd: 'tight' },
  machine: { carries: 'nothing', standsOn: 'floor' },
  /** Glass, clocks, instruments: upright, with nothing on top. */
  fragile: { carries: 'nothing' },
} as const satisfies Record<string, Handling>;

export type Form = keyof typeof FORMS;

/** The heaviest item in kilograms that may lie on a sofa or a bag: a cushion, a lamp, a light box. */
export const LIGHT_KILOGRAMS = 15;
