import type { Material } from '../../palette';
import { mass, part, type Part, type View } from './part';
import { crown, crownPaths, type Hairline } from './crown';
import { BEARDS, EARS, FACE, features, NAPE } from './face';
import { CAP_LINE, HAIR, TURBAN_LINE, type HairShape, type Lump } from './hair';
import type { Cover, Look } from './look';
import { extent, type Round } from './rounds';
import type { Point } from './skeleton';

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
