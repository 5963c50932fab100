import { orange } from '../../palette';
import { CAST, SKIN } from './cast';
import { figure, shoe, viewFrom } from './figure';
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

  it('has both soles flat on the ground, but for the heel that a stride lifts', () => {
    for (const side of SIDES) {
      const { tip } = bones.legs[side];
      const [heel, toe] = shoe(tip, tip[2] - PROPORTIONS.ankle * STATURE, STATURE);
      expect(toe.at[2] - toe.r).toBeCloseTo(0, 9);
      expect(heel.at[2] - heel.r).toBeLessThan((pose.feet[side][2] + 0.002) * STATURE);
      expect(heel.at[2] - heel.r).toBeGreaterThanOrEqual(-1e-9);
    }
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

  it.each(Object.entries<Look>(CAST))('draws %s as high as somebody of that age is', (_, look) => {
    const parts = drawn(look);
    const top = Math.min(...parts.map(({ extent }) => extent[1]));
    expect(look.stature).toBeGreaterThanOrEqual(look.age === 'child' ? 3 : 5);
    expect(look.stature).toBeLessThanOrEqual(look.age === 'child' ? 4.5 : 6.4);
    // Hair and covers rise a little above the crown, and old people stoop.
    expect(-top / look.stature).toBeGreaterThan(look.age === 'old' ? 0.95 : 0.98);
    expect(-top / look.stature).toBeLessThan(1.07);
  });

  it('is six to seven heads high, seen from above; a child less than five', () => {
    const heads = (age?: 'child') => {
      const { beard: _, stature, ...rest }: Look = CAST.guest;
      const { skull } = skeleton(POSES.stand, stature, 0.1);
      const bounds = head(viewFrom(45), skull, { ...rest, stature, ...(age && { age }) }).map(({ extent }) => extent);
      const height = Math.max(...bounds.map(([, , , bottom]) => bottom)) - Math.min(...bounds.map(([, top]) => top));
      return stature / height;
    };
    expect(heads()).toBeGreaterThan(6);
    expect(heads()).toBeLessThan(7);
    expect(heads('child')).toBeLessThan(5);
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

  it('puts the crew in orange, customers in anything else, and covers nobody of the crew in another colour', () => {
    const looks: readonly Look[] = Object.values(CAST);
    const uniformed = looks.filter(({ top }) => top === orange);
    const covered = uniformed.flatMap(({ cover }) => (cover ? [cover] : []));
    expect(covered.length).toBeGreaterThanOrEqual(4);
    expect(covered.every(({ tone }) => tone === orange)).toBe(true);
    expect(looks.filter(({ top, cover }) => cover?.kind === 'cap' && top !== orange)).toEqual([]);
    expect(new Set(uniformed.map(({ build }) => build)).size).toBe(2);
  });

  it('has a cast of all skins and ages, nobody like anybody else even in the same clothes', () => {
    const looks: readonly Look[] = Object.values(CAST);
    const faces = looks.map(({ skin, hair, hairTone, beard, glasses, cover, age }) =>
      JSON.stringify([skin, hair, hairTone, beard, glasses, cover, age]),
    );
    expect(looks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(faces).size).toBe(looks.length);
    expect(new Set(looks.map(({ skin }) => skin)).size).toBe(Object.keys(SKIN).length);
    expect(new Set(looks.map(({ age }) => age))).toEqual(new Set([undefined, 'old', 'child']));
  });
});

describe('bendTowards', () => {
  it('meets a target out of reach half way instead of stretching', () => {
    const { bend, tip } = bendTowards([0, 0, 0], [10, 0, 0], 1, 1, [0, 0, -1]);
    expect(distance([0, 0, 0], bend)).toBeCloseTo(1, 9);
    expect(tip[0]).toBeLessThan(2);
  });
});
