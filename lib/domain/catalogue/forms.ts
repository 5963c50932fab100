/**
 * How things may be handled, by what they are built like. Loading rules of our own, as a careful crew would do it
 * (assumption): what a thing may carry, and whether it may stand on its end where the floor is short.
 */
export type Handling = {
  /** "load": anything that is not too heavy for it. "light": up to LIGHT_KILOGRAMS a piece. "nothing": stays on top. */
  readonly carries: 'load' | 'light' | 'nothing';
  /** May stand on its end, so that its longer side is its height. Everything may be turned round where it stands. */
  readonly standsOnEnd: boolean;
};

export const FORMS = {
  carton: { carries: 'load', standsOnEnd: false },
  cabinet: { carries: 'load', standsOnEnd: false },
  shelves: { carries: 'load', standsOnEnd: false },
  appliance: { carries: 'load', standsOnEnd: false },
  table: { carries: 'load', standsOnEnd: true },
  sofa: { carries: 'light', standsOnEnd: true },
  soft: { carries: 'light', standsOnEnd: true },
  /** A mattress on its long edge, a bed's frame taken apart beside it, boards. */
  slab: { carries: 'light', standsOnEnd: true },
  roll: { carries: 'nothing', standsOnEnd: true },
  /** Nested seat to seat. */
  chair: { carries: 'light', standsOnEnd: false },
  /** Thin and upright: screens, pictures, mirrors, what folds flat. */
  panel: { carries: 'nothing', standsOnEnd: false },
  plant: { carries: 'nothing', standsOnEnd: false },
  lamp: { carries: 'nothing', standsOnEnd: false },
  cycle: { carries: 'nothing', standsOnEnd: true },
  machine: { carries: 'nothing', standsOnEnd: false },
  /** Glass, clocks, instruments: upright, and with nothing on them. */
  fragile: { carries: 'nothing', standsOnEnd: false },
} as const satisfies Record<string, Handling>;

export type Form = keyof typeof FORMS;

/** What may go on a sofa or a bag: a cushion, a lamp, a light box. */
export const LIGHT_KILOGRAMS = 15;
