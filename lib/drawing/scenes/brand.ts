import { S_PLAN } from '../kit/vehicle/livery';
import { orange, type Material } from '../palette';
import { Scene } from '../render/scene';
import { prism } from '../solids/prism';

/** The materials of the mark on light and on dark grounds. */
export const MARK_TONES = {
  light: { light: orange.middle, middle: '#2F3A43', dark: '#161D23' },
  dark: { light: orange.middle, middle: '#C45108', dark: '#A84300' },
} as const satisfies Readonly<Record<string, Material>>;

const SCALE = 20;
/** The height of the S, in units of its grid. */
const HEIGHT = 0.72;

/** Draws the mark: an S in plan, raised to a solid. */
export const mark = (tones: Material) =>
  new Scene({ scale: SCALE, lines: false }).add(prism('z', S_PLAN, 0, HEIGHT, tones));
