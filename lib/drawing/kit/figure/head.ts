import type { Material } from '../../palette';
import { mass, part, type Part, type View } from './body';
import type { Hair, Look } from './look';
import type { Round } from './rounds';
import type { Point } from './skeleton';

/** Rounds of a head around the middle of the skull, as shares of the stature: across, forwards, up, radius. */
type Lump = readonly [number, number, number, number];

const FACE: readonly Lump[] = [
  [0, 0.006, 0.002, 0.056],
  [0, 0.024, -0.041, 0.035],
];
const EARS: readonly Lump[] = [
  [-0.054, -0.004, -0.016, 0.014],
  [0.054, -0.004, -0.016, 0.014],
];
const CROWN: readonly Lump[] = [
  [0, -0.014, 0.008, 0.058],
  [0, -0.034, -0.026, 0.036],
];
/** Short hair seen from behind: it ends above the nape, so that the head stands clear of the shoulders. */
const CROPPED: readonly Lump[] = [
  [0, -0.004, 0.016, 0.056],
  [0, -0.01, -0.012, 0.046],
];
const NAPE: readonly Lump[] = [
  [0, -0.006, -0.036, 0.03],
  [0, -0.008, -0.076, 0.027],
];
/** Over the forehead, a little to one side. */
const FRINGE: readonly Lump[] = [
  [0, -0.014, 0.03, 0.038],
  [-0.034, 0.02, 0.034, 0.017],
  [0.03, 0.026, 0.04, 0.014],
];
const PARTED: readonly Lump[] = [
  [0, -0.014, 0.032, 0.038],
  [-0.042, 0.012, 0.01, 0.017],
  [0.004, 0.034, 0.048, 0.012],
];

/** Behind the face, and over the forehead. */
const HAIR: Readonly<Record<Hair, { readonly back: readonly (readonly Lump[])[]; readonly front: readonly Lump[] }>> = {
  bald: { back: [], front: [] },
  crop: { back: [CROWN], front: FRINGE },
  short: { back: [CROWN, [[0, -0.006, 0.022, 0.055]]], front: FRINGE },
  bob: {
    back: [
      CROWN,
      [
        [-0.034, -0.008, -0.044, 0.034],
        [0.034, -0.008, -0.044, 0.034],
        [0, -0.014, 0.012, 0.06],
      ],
    ],
    front: PARTED,
  },
  long: {
    back: [
      CROWN,
      [
        [-0.036, -0.03, -0.12, 0.026],
        [0.036, -0.03, -0.12, 0.026],
        [0, -0.014, 0.012, 0.06],
      ],
    ],
    front: PARTED,
  },
  bun: { back: [CROWN, [[0, -0.064, 0.052, 0.03]]], front: PARTED },
  curls: {
    back: [
      CROWN,
      [[-0.042, -0.01, 0.02, 0.042]],
      [[0.042, -0.01, 0.02, 0.042]],
      [[0, -0.01, 0.05, 0.042]],
      [[0, -0.046, 0.008, 0.044]],
    ],
    front: [
      [-0.024, 0.03, 0.042, 0.022],
      [0.024, 0.03, 0.044, 0.022],
      [0, -0.006, 0.044, 0.036],
    ],
  },
};

const RING = Array.from({ length: 12 }, (_, i) => (Math.PI * i) / 6);
const PEAK: readonly Lump[] = RING.map((t) => [0.042 * Math.cos(t), 0.058 + 0.036 * Math.sin(t), 0.026, 0.004]);
const DOME: readonly Lump[] = [
  ...RING.map((t): Lump => [0.054 * Math.cos(t), 0.054 * Math.sin(t), 0.024, 0.006]),
  [0, -0.004, 0.034, 0.046],
];

/** The head with hair or cap, nearest last. Seen from behind, hair covers what seen from the front it frames. */
export function head(view: View, skull: Point, look: Look): Part[] {
  const k = look.stature;
  const rounds = (lumps: readonly Lump[]): Round[] =>
    lumps.map(([x, y, z, r]) => ({ ...view([skull[0] + x * k, skull[1] + y * k, skull[2] + z * k]), r: r * k }));
  const at = (order: number, tones: Material, masses: readonly (readonly Lump[])[]): Part[] =>
    masses.length > 0
      ? [
          part(
            0.02 + order / 1000,
            tones,
            masses.map((lumps) => mass(rounds(lumps))),
          ),
        ]
      : [];
  const facesUs = view([0, 1, 0]).near > view([0, 0, 0]).near - 0.01;
  const { back: behind, front } = HAIR[look.hair];
  const back = facesUs ? behind : behind.map((lumps) => (lumps === CROWN ? CROPPED : lumps));
  const ears =
    look.hair === 'bob' || look.hair === 'long' || look.hair === 'curls'
      ? []
      : at(
          2,
          look.skin,
          EARS.map((ear) => [ear]),
        );
  const hair = look.cap ? back.slice(0, look.hair === 'long' || look.hair === 'bob' ? 2 : 1) : back;
  const face = [...ears, ...at(3, look.skin, [FACE])];
  const cap = look.cap
    ? [...at(facesUs ? 8 : 5, look.cap, [PEAK]), ...at(6, look.cap, [DOME])]
    : front.length > 0
      ? at(facesUs ? 7 : 2.5, look.hairTone, [front])
      : [];
  const nape = facesUs ? [] : at(3.5, look.skin, [NAPE]);
  return [...nape, ...at(facesUs ? 1 : 4, look.hairTone, hair), ...face, ...cap];
}
