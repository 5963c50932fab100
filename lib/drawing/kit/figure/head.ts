import { points } from '@/lib/drawing/geometry/vector';
import { INK, type Material } from '@/lib/drawing/palette';
import type { FlatShape } from '@/lib/drawing/solids/solid';
import type { Cover, Hair, Look } from './look';
import { mass, part, type Part, type View } from './part';
import { extent, skin, softRing, type Paper, type Round } from './rounds';
import type { Point } from './skeleton';

/** The edge of hair or cloth all the way round a head: degrees from the front to the person's right, and degrees up. */
export type Hairline = readonly (readonly [around: number, up: number])[];

/** Completes a symmetrical hairline that is given from the front round the right to the nape. */
export const evenly = (right: Hairline): Hairline => [
  ...right,
  ...right
    .filter(([around]) => around > 0 && around < 180)
    .map(([around, up]) => [-around, up] as const)
    .reverse(),
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The enlargement of a foot across the line of sight on paper. The projection enlarges all lengths equally. */
const PAPER_FEET = Math.sqrt(1.5);
/**
 * Where the hairline is hidden, it follows the top of the head's outline, as if it ended no lower than this, in degrees
 * up.
 */
const OVER_THE_TOP = 20;

/**
 * Returns the outline of hair or cloth above a hairline: from the front down to the forehead, from behind down to the
 * nape.
 * @param radius of the skull on paper, in feet
 * @param thickness of the hair or cloth, as a share of the radius
 */
export function crown(view: View, skull: Point, line: Hairline, radius: number, thickness: number): readonly Paper[] {
  const middle = view(skull);
  const seen = (around: number, up: number) => {
    const [level, r] = [Math.cos(radians(up)), radius / PAPER_FEET];
    const away: Point = [
      level * Math.sin(radians(around)) * r,
      level * Math.cos(radians(around)) * r,
      Math.sin(radians(up)) * r,
    ];
    const { x, y, near } = view([skull[0] + away[0], skull[1] + away[1], skull[2] + away[2]]);
    return { dx: x - middle.x, dy: y - middle.y, facesUs: near - middle.near + away[2] > 0 };
  };
  return line.map(([around, up]) => {
    const there = seen(around, up);
    if (there.facesUs) return { x: middle.x + there.dx, y: middle.y + there.dy };
    const { dx, dy } = seen(around, Math.max(up, OVER_THE_TOP));
    const reach = (radius * (1 + thickness)) / Math.hypot(dx, dy);
    return { x: middle.x + dx * reach, y: middle.y + dy * reach };
  });
}

/** The size of the lit side, and its offset towards the light, as shares of the radius. */
const LIT = { size: 0.84, right: 0.13, up: 0.04 };

/** Returns the path data of a crown, and of its lit side. */
export function crownPaths(crown: readonly Paper[], skull: Paper, radius: number) {
  const lit = crown.map(({ x, y }) => ({
    x: skull.x + (x - skull.x) * LIT.size + radius * LIT.right,
    y: skull.y + (y - skull.y) * LIT.size - radius * LIT.up,
  }));
  return { whole: softRing(crown), lit: softRing(lit) };
}

/**
 * A round on a head, relative to the middle of the skull, as shares of the head's size: across, forwards, up, radius.
 */
export type Lump = readonly [number, number, number, number];
export type HairShape = {
  readonly line?: Hairline;
  /** Hair that falls or stands behind the head. Each group of rounds forms one outline. */
  readonly behind?: readonly (readonly Lump[])[];
  readonly hidesEars?: true;
};

/** Hair parted on the left: deep over the right temple, high over the left one. */
const SPLIT_MOVE: Hairline = [
  [0, 40],
  [35, 30],
  [62, 16],
  [80, -16],
  [105, -6],
  [130, -28],
  [180, -38],
  [-130, -28],
  [-105, -6],
  [-80, -16],
  [-62, 24],
  [-40, 50],
];
const CLOSE: Hairline = evenly(points([0, 44], [35, 40], [58, 30], [78, -6], [105, 2], [135, -22], [180, -32]));
const SWEPT: Hairline = evenly(points([0, 46], [45, 36], [72, 6], [90, -12], [125, -26], [180, -34]));
/** Hair over the ears and as far as the nape. */
const FULL: Hairline = points(
  [0, 44],
  [30, 28],
  [58, 6],
  [76, -34],
  [110, -40],
  [180, -46],
  [-110, -40],
  [-76, -34],
  [-60, 14],
  [-32, 52],
);
/** Hair from temple to temple behind a bald top. */
const FRINGE_OF_THE_BALD: Hairline = [
  [74, -10],
  [84, 16],
  [120, 8],
  [180, 2],
  [-120, 8],
  [-84, 16],
  [-74, -10],
  [-130, -26],
  [180, -34],
  [130, -26],
];

export const HAIR: Readonly<Record<Hair, HairShape>> = {
  bald: {},
  crop: { line: CLOSE },
  short: { line: SPLIT_MOVE },
  receding: { line: FRINGE_OF_THE_BALD },
  bun: { line: SWEPT, behind: [[[0, -0.05, 0.05, 0.028]]] },
  tail: {
    line: SWEPT,
    behind: [
      [
        [0, -0.06, 0.016, 0.022],
        [0.008, -0.078, -0.05, 0.02],
        [0, -0.066, -0.11, 0.008],
      ],
    ],
  },
  bob: {
    line: FULL,
    behind: [
      [
        [-0.034, -0.012, -0.046, 0.03],
        [0.034, -0.012, -0.046, 0.03],
        [0, -0.01, 0.004, 0.058],
      ],
    ],
    hidesEars: true,
  },
  long: {
    line: FULL,
    behind: [
      [
        [-0.034, -0.034, -0.125, 0.026],
        [0.034, -0.034, -0.125, 0.026],
        [0, -0.01, 0.004, 0.058],
      ],
    ],
    hidesEars: true,
  },
  curls: {
    line: FULL,
    behind: [
      [[-0.044, -0.01, -0.012, 0.034]],
      [[0.044, -0.01, -0.012, 0.034]],
      [[-0.034, -0.01, 0.034, 0.036]],
      [[0.034, -0.01, 0.034, 0.036]],
      [[0, -0.012, 0.052, 0.036]],
      [[0, -0.044, -0.016, 0.04]],
    ],
    hidesEars: true,
  },
};

export const CAP_LINE: Hairline = evenly(points([0, 34], [50, 26], [90, 8], [135, -4], [180, -8]));
export const TURBAN_LINE: Hairline = evenly(points([0, 44], [35, 28], [70, 8], [110, -4], [180, -14]));

/** The rounds of skull, jaw and nose. The nose shows in the outline of a person who looks aside. */
export const FACE: readonly (readonly Lump[])[] = [
  [
    [0, 0.006, 0.002, 0.056],
    [0, 0.018, -0.04, 0.036],
  ],
  [
    [0, 0.046, 0.004, 0.006],
    [0, 0.058, -0.016, 0.009],
  ],
];
export const EARS: readonly (readonly Lump[])[] = [[[-0.047, -0.004, -0.014, 0.013]], [[0.047, -0.004, -0.014, 0.013]]];
export const NAPE: readonly Lump[] = [
  [0, -0.006, -0.036, 0.03],
  [0, -0.008, -0.076, 0.027],
];

export const BEARDS = {
  full: [
    [-0.044, 0.002, -0.016, 0.008],
    [0.044, 0.002, -0.016, 0.008],
    [0, 0.026, -0.058, 0.028],
  ],
  moustache: [
    [-0.014, 0.049, -0.03, 0.0045],
    [0.014, 0.049, -0.03, 0.0045],
  ],
} as const satisfies Readonly<Record<string, readonly Lump[]>>;

type OnHead = (across: number, forwards: number, up: number) => Paper;

/** The cheeks, which a full beard leaves free. */
const CHEEKS: Lump = [0, 0.035, 0.002, 0.034];
const [EYE_ACROSS, EYE, LENS] = [0.02, 0.0062, 0.015];

/**
 * Draws the eyes, mouth and glasses of a person who faces the viewer or looks aside.
 * @param size the size of the head, in feet
 */
export function features(on: OnHead, size: number, { skin: tone, glasses, beard }: Look): FlatShape[] {
  const round = ([x, y, z, r]: Lump) => skin([{ ...on(x, y, z), r: r * size }]);
  const eyes = (r: number) => [-EYE_ACROSS, EYE_ACROSS].map((across) => round([across, 0.045, 0.002, r])).join('');
  const at = (across: number, forwards: number, up: number) => {
    const { x, y } = on(across, forwards, up);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const smile = (up: number) => `M${at(-0.014, 0.048, up)}Q${at(0, 0.053, up - 0.008)} ${at(0.014, 0.048, up)}Z`;
  return [
    ...(beard === 'full'
      ? [
          { d: round(CHEEKS), fill: tone.middle },
          { d: smile(-0.046), fill: tone.middle },
        ]
      : []),
    { d: eyes(EYE) + (beard ? '' : smile(-0.036)), fill: INK },
    ...(glasses ? [{ d: eyes(LENS), stroke: INK, width: 0.6 }] : []),
  ];
}

/** The size of a head, relative to a stature of seven heads. */
const HEAD = { grownUp: 1.08, child: 1.45 } as const;
/** The radius of the skull on paper, as a share of the head's size. */
const RADIUS = 0.056;
/** The hair under turbans and scarves, which hide all of it. */
const HIDDEN: HairShape = {};
/** Returns the painting depth of a part of the head, a little in front of the trunk. */
const depthOf = (order: number) => 0.02 + order / 1000;
/** The painting order of hair that falls behind the shoulders of a person who faces the viewer. */
const BEHIND_THE_NECK = -60;

const RING = Array.from({ length: 12 }, (_, i) => (Math.PI * i) / 6);
const PEAK: readonly Lump[] = RING.map((t) => [0.036 * Math.cos(t), 0.044 + 0.026 * Math.sin(t), 0.04, 0.004]);
const SCARF: readonly Lump[] = [
  [0, -0.006, 0.006, 0.064],
  [-0.034, -0.012, -0.09, 0.034],
  [0.034, -0.012, -0.09, 0.034],
];
/** The opening of a headscarf for the face. */
const OPENING: readonly Lump[] = [
  [0, 0.022, 0.002, 0.04],
  [0, 0.03, -0.036, 0.028],
];

const COVERS: Readonly<
  Record<Exclude<Cover['kind'], 'scarf'>, { readonly line: Hairline; readonly thickness: number }>
> = {
  cap: { line: CAP_LINE, thickness: 0.1 },
  turban: { line: TURBAN_LINE, thickness: 0.42 },
};

/** Draws the head with its hair or cover. From the front the hair frames the face, from behind it covers the head. */
export function head(view: View, skull: Point, look: Look): Part[] {
  const factor = look.age === 'child' ? HEAD.child : HEAD.grownUp;
  const size = look.stature * factor;
  const facesUs = view([0, 1, 0]).near > view([0, 0, 0]).near - 0.01;
  const at = (x: number, y: number, z: number) => view([skull[0] + x * size, skull[1] + y * size, skull[2] + z * size]);
  const rounds = (lumps: readonly Lump[]): Round[] => lumps.map(([x, y, z, r]) => ({ ...at(x, y, z), r: r * size }));
  const lumps = (order: number, tones: Material, groups: readonly (readonly Lump[])[]): Part[] =>
    groups.length > 0
      ? [
          part(
            depthOf(order),
            tones,
            groups.map((group) => mass(rounds(group))),
          ),
        ]
      : [];
  const covering = (order: number, tones: Material, line: Hairline, thickness: number): Part => {
    const radius = RADIUS * size;
    const { whole, lit } = crownPaths(crown(view, skull, line, radius, thickness), view(skull), radius);
    return {
      depth: depthOf(order),
      extent: extent([{ ...view(skull), r: radius * (1 + thickness) }]),
      shapes: [
        { d: whole, fill: tones.dark, silhouette: true },
        { d: lit, fill: tones.middle },
      ],
    };
  };

  const { cover, skin, hairTone, beard } = look;
  const { line, behind = [], hidesEars } = cover && cover.kind !== 'cap' ? HIDDEN : HAIR[look.hair];
  const isScarf = cover?.kind === 'scarf';
  return [
    ...(facesUs ? [] : lumps(1, skin, [NAPE])),
    ...lumps(facesUs ? BEHIND_THE_NECK : 6, hairTone, behind),
    ...(isScarf ? lumps(facesUs ? 1 : 6, cover.tone, [SCARF]) : []),
    ...(hidesEars || isScarf ? [] : lumps(facesUs ? 2 : 4, skin, EARS)),
    ...lumps(3, skin, isScarf ? [OPENING] : facesUs ? FACE : FACE.slice(0, 1)),
    ...(beard && facesUs ? lumps(4, hairTone, [BEARDS[beard]]) : []),
    ...(facesUs
      ? [{ depth: depthOf(4.5), extent: extent(rounds([[0, 0, 0, RADIUS]])), shapes: features(at, size, look) }]
      : []),
    ...(line ? [covering(5, hairTone, line, 0.05)] : []),
    ...(cover && !isScarf ? [covering(7, cover.tone, COVERS[cover.kind].line, COVERS[cover.kind].thickness)] : []),
    ...(cover?.kind === 'cap' ? lumps(facesUs ? 8 : 2, cover.tone, [PEAK]) : []),
  ];
}
