import type { Material } from '../../palette';

export type Hair = 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'bald';

/** What a person looks like. Figures have no faces: stature, build, hair and clothes tell them apart. */
export type Look = {
  /** Feet, between 5 and 6.4. */
  readonly stature: number;
  readonly build: 'broad' | 'slight';
  readonly skin: Material;
  readonly hair: Hair;
  readonly hairTone: Material;
  readonly top: Material;
  readonly legs: Material;
  readonly shoes: Material;
  readonly cap?: Material;
  readonly sleeves: 'short' | 'long';
  /** The top reaches over the hips or, as a coat, over the knees. */
  readonly hem: 'hip' | 'knee';
};
