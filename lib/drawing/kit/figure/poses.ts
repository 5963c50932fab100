import type { Point, Pose } from './skeleton';

/** Positions of hands and feet as shares of the stature: across (to the person's right), forwards, up. */
const HANGING = { left: [-0.122, 0.012, 0.482], right: [0.122, 0.012, 0.482] } as const satisfies Pose['hands'];
const STANDING = { left: [-0.05, 0, 0], right: [0.054, 0.02, 0] } as const satisfies Pose['feet'];
const STRIDING = { left: [-0.045, 0.13, 0], right: [0.05, -0.15, 0.02] } as const satisfies Pose['feet'];

const OUT_RIGHT: Point = [1, -0.1, -0.3];
const DOWN_LEFT: Point = [-0.5, -0.1, -1];
const DOWN_RIGHT: Point = [0.5, -0.1, -1];

export const POSES = {
  stand: { hands: HANGING, feet: STANDING },
  walk: {
    hands: { left: [-0.15, -0.1, 0.51], right: [0.15, 0.13, 0.53] },
    feet: STRIDING,
    sink: 0.02,
    lean: 0.01,
  },
  wave: {
    hands: { left: HANGING.left, right: [0.235, 0.03, 0.99] },
    feet: STANDING,
    elbows: { right: OUT_RIGHT },
  },
  point: {
    hands: { left: [-0.12, 0.03, 0.57], right: [0.17, 0.26, 0.82] },
    feet: STANDING,
    elbows: { left: [-1, -0.5, -0.2] },
  },
  /** Hands on the hips. */
  akimbo: {
    hands: { left: [-0.105, 0.03, 0.575], right: [0.105, 0.03, 0.575] },
    feet: STANDING,
    elbows: { left: [-1, -0.4, -0.1], right: [1, -0.4, -0.1] },
  },
  phone: {
    hands: { left: [-0.03, 0.11, 0.63], right: [0.083, 0.055, 0.9] },
    feet: STANDING,
    elbows: { left: DOWN_LEFT, right: [0.7, 0.2, -0.8] },
  },
  write: {
    hands: { left: [-0.065, 0.17, 0.605], right: [0.055, 0.185, 0.672] },
    feet: STANDING,
    elbows: { left: DOWN_LEFT, right: [0.9, -0.2, -0.6] },
  },
  mop: {
    hands: { left: [0.0, 0.22, 0.56], right: [0.06, 0.17, 0.7] },
    feet: { left: [-0.06, 0.08, 0], right: [0.06, -0.08, 0] },
    lean: 0.035,
    sink: 0.012,
    elbows: { left: DOWN_LEFT, right: [0.9, -0.2, -0.5] },
  },
  push: {
    hands: { left: [-0.1, 0.235, 0.6], right: [0.1, 0.235, 0.6] },
    feet: STRIDING,
    lean: 0.075,
    sink: 0.025,
    elbows: { left: DOWN_LEFT, right: DOWN_RIGHT },
  },
  sit: {
    hands: { left: [-0.075, 0.2, 0.34], right: [0.075, 0.2, 0.34] },
    feet: { left: [-0.06, 0.235, 0], right: [0.06, 0.25, 0] },
    sink: 0.24,
    elbows: { left: DOWN_LEFT, right: DOWN_RIGHT },
  },
  type: {
    hands: { left: [-0.06, 0.2, 0.42], right: [0.06, 0.2, 0.42] },
    feet: { left: [-0.06, 0.2, 0], right: [0.06, 0.22, 0] },
    sink: 0.24,
    elbows: { left: DOWN_LEFT, right: DOWN_RIGHT },
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

/**
 * Returns the pose of holding something from below that is `across` wide, `forwards` in front and `up` high (shares of
 * the stature).
 */
export const holding = (across: number, forwards: number, up: number, stride = false): Pose => ({
  hands: { left: [-across / 2, forwards, up], right: [across / 2, forwards, up] },
  feet: stride ? STRIDING : STANDING,
  lean: -0.02,
  sink: stride ? 0.02 : 0,
  elbows: { left: DOWN_LEFT, right: DOWN_RIGHT },
});
