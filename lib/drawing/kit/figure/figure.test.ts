import { CAST } from './cast';
import { figure, viewFrom } from './figure';
import { head } from './head';
import type { Look } from './look';
import { holding, POSES } from './poses';
import { bendTowards, PROPORTIONS, SIDES, skeleton, type Point, type Pose } from './skeleton';

const everyPose: readonly (readonly [string, Pose])[] = [
  ...Object.entries(POSES),
  ['hold a box', holding(0.3, 0.25, 0.52)],
  ['carry a box', holding(0.3, 0.25, 0.52, true)],
];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const STATURE = 5.8;

describe.each(everyPose)('a person who is to %s', (_, pose) => {
  const bones = skeleton(pose, STATURE, 0.1);

  it('stands on the ground: both heels are where the pose says', () => {
    for (const side of SIDES) {
      const [x, y, up] = pose.feet[side];
      const heel: Point = [x * STATURE, y * STATURE, (up + PROPORTIONS.ankle) * STATURE];
      expect(distance(bones.legs[side].tip, heel)).toBeLessThan(0.02 * STATURE);
    }
    expect(Math.min(...SIDES.map((side) => pose.feet[side][2]))).toBe(0);
  });

  it('has bones of one length, and knees before the hips', () => {
    for (const side of SIDES) {
      const { root, bend, tip } = bones.arms[side];
      expect(distance(root, bend)).toBeCloseTo(PROPORTIONS.upperArm * STATURE, 6);
      expect(distance(bend, tip)).toBeCloseTo(PROPORTIONS.forearm * STATURE, 6);
      const leg = bones.legs[side];
      expect(distance(leg.root, leg.bend)).toBeCloseTo(PROPORTIONS.thigh * STATURE, 6);
      expect(leg.bend[1]).toBeGreaterThan(Math.min(leg.root[1], leg.tip[1]));
    }
  });
});

describe('figure', () => {
  const drawn = (look: Look, pose: Pose = POSES.stand) => figure(pose, look, 45).parts;

  it.each(Object.entries(CAST))('draws %s between 5 and 6.4 ft high', (_, look) => {
    const parts = drawn(look);
    const top = Math.min(...parts.map(({ extent }) => extent[1]));
    expect(look.stature).toBeGreaterThanOrEqual(5);
    expect(look.stature).toBeLessThanOrEqual(6.4);
    // Hair and caps rise a little over the crown.
    expect(-top / look.stature).toBeGreaterThan(0.98);
    expect(-top / look.stature).toBeLessThan(1.07);
  });

  it('is about seven heads high, seen from above', () => {
    const bald: Look = CAST.guest;
    const { skull } = skeleton(POSES.stand, bald.stature, 0.1);
    const bounds = head(viewFrom(45), skull, bald).map(({ extent }) => extent);
    const height = Math.max(...bounds.map(([, , , bottom]) => bottom)) - Math.min(...bounds.map(([, top]) => top));
    expect(bald.stature / height).toBeGreaterThan(6.5);
    expect(bald.stature / height).toBeLessThan(7.5);
  });

  it.each([180, 225, 270])(
    'seen from behind at %d degrees, stands upright: the nape is bare above the collar',
    (degrees) => {
      for (const look of Object.values(CAST).filter(({ hair }: Look) => hair === 'crop' || hair === 'short')) {
        const bones = skeleton(POSES.stand, look.stature, 0.1);
        const view = viewFrom(degrees);
        const parts = head(view, bones.skull, look).sort((a, b) => a.depth - b.depth);
        const lowest = (tone: string) =>
          Math.max(...parts.filter(({ shapes }) => shapes[0]?.fill === tone).map(({ extent }) => extent[3]));
        expect(lowest(look.skin.dark)).toBeGreaterThan(lowest(look.hairTone.dark) + 0.02 * look.stature);
        expect(lowest(look.hairTone.dark)).toBeLessThan(view(bones.chest).y - 0.05 * look.stature);
      }
    },
  );

  it('puts the crew in orange with a cap, customers in anything else', () => {
    const looks: readonly Look[] = Object.values(CAST);
    const capped = looks.filter(({ cap }) => cap);
    expect(capped.length).toBeGreaterThanOrEqual(4);
    expect(capped.every(({ cap, top }) => cap === top)).toBe(true);
    expect(new Set(looks.map(({ skin }) => skin)).size).toBe(3);
    expect(new Set(capped.map(({ build }) => build)).size).toBe(2);
  });

  it('draws the same bytes every time', () => {
    expect(JSON.stringify(drawn(CAST.mover, POSES.walk))).toBe(JSON.stringify(drawn(CAST.mover, POSES.walk)));
  });
});

describe('bendTowards', () => {
  it('meets a target out of reach half way instead of stretching', () => {
    const { bend, tip } = bendTowards([0, 0, 0], [10, 0, 0], 1, 1, [0, 0, -1]);
    expect(distance([0, 0, 0], bend)).toBeCloseTo(1, 9);
    expect(tip[0]).toBeLessThan(2);
  });
});
