import { clay, ink, mustard, orange, petrol, sage, slate, steel, tyre, walnut, white } from '../../palette';
import { SCENERY } from '../../scenery';
import type { Look } from './look';

const { skinA, skinB, skinC } = SCENERY;

const crew = { top: orange, legs: ink, shoes: tyre, cap: orange, sleeves: 'short', hem: 'hip' } as const;
const customer = { legs: ink, shoes: tyre, sleeves: 'long', hem: 'hip' } as const;

/** Everybody who appears in the drawings. The crew wears orange and a cap; customers wear what they like but orange. */
export const CAST = {
  driver: { ...crew, stature: 5.9, build: 'broad', skin: skinB, hair: 'crop', hairTone: ink },
  porter: { ...crew, stature: 6.2, build: 'broad', skin: skinC, hair: 'crop', hairTone: ink },
  mover: { ...crew, stature: 5.6, build: 'slight', skin: skinA, hair: 'long', hairTone: walnut },
  foreman: { ...crew, stature: 5.8, build: 'broad', skin: skinA, hair: 'crop', hairTone: walnut, sleeves: 'long' },
  cleaner: { ...crew, stature: 5.4, build: 'slight', skin: skinC, hair: 'long', hairTone: ink },
  tenant: {
    ...customer,
    stature: 5.5,
    build: 'slight',
    skin: skinB,
    hair: 'bob',
    hairTone: ink,
    top: sage,
    hem: 'knee',
  },
  owner: {
    ...customer,
    stature: 6,
    build: 'broad',
    skin: skinA,
    hair: 'short',
    hairTone: walnut,
    top: mustard,
    legs: slate,
  },
  student: { ...customer, stature: 5.4, build: 'slight', skin: skinC, hair: 'curls', hairTone: ink, top: mustard },
  manager: { ...customer, stature: 5.7, build: 'slight', skin: skinA, hair: 'bun', hairTone: walnut, top: petrol },
  partner: { ...customer, stature: 5.9, build: 'broad', skin: skinC, hair: 'crop', hairTone: ink, top: petrol },
  neighbour: {
    ...customer,
    stature: 5.3,
    build: 'slight',
    skin: skinA,
    hair: 'short',
    hairTone: steel,
    top: clay,
    legs: slate,
  },
  adviser: { ...customer, stature: 5.6, build: 'slight', skin: skinB, hair: 'bun', hairTone: ink, top: orange },
  guest: {
    ...customer,
    stature: 5.8,
    build: 'broad',
    skin: skinB,
    hair: 'bald',
    hairTone: ink,
    top: white,
    sleeves: 'short',
  },
} as const satisfies Readonly<Record<string, Look>>;

export type Role = keyof typeof CAST;
