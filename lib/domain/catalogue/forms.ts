/**
 * How things may be handled, by what they are built like. Loading rules of our own, as a careful crew would do it
 * (assumption): what a thing may carry, what it may stand on, and whether it may stand on its end where the floor is
 * short.
 */
export type Handling = {
  /**
   * "load": anything that is not too heavy for it. "light": up to LIGHT_KILOGRAMS a piece. "nest": where it stands on
   * the floor, one light thing of its own kind, turned over upon it. "nothing": stays on top.
   */
  readonly carries: 'load' | 'light' | 'nest' | 'nothing';
  /**
   * Unless given, whatever carries it. "top": it has legs or would tip over, so the floor or one flat top under all of
   * it, never a box. "floor": it has wheels, or moves by itself.
   */
  readonly standsOn?: 'top' | 'floor';
  /**
   * May stand on its end, so that its longer side is its height: "tight" only where not everything fits otherwise.
   * Everything may be turned round where it stands.
   */
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
  /** A mattress on its long edge, a bed's frame taken apart beside it, boards. */
  slab: { carries: 'light', standsOn: 'top', standsOnEnd: true },
  roll: { carries: 'nothing', standsOnEnd: true },
  /** Two of a kind nest seat to seat. */
  chair: { carries: 'nest', standsOn: 'top' },
  /** Thin and upright: screens, pictures, mirrors, what folds flat. */
  panel: { carries: 'nothing', standsOn: 'top' },
  plant: { carries: 'nothing', standsOn: 'top' },
  lamp: { carries: 'nothing' },
  cycle: { carries: 'nothing', standsOn: 'floor', standsOnEnd: 'tight' },
  machine: { carries: 'nothing', standsOn: 'floor' },
  /** Glass, clocks, instruments: upright, and with nothing on them. */
  fragile: { carries: 'nothing' },
} as const satisfies Record<string, Handling>;

export type Form = keyof typeof FORMS;

/** What may go on a sofa or a bag: a cushion, a lamp, a light box. */
export const LIGHT_KILOGRAMS = 15;
