import type { MoveFacts } from '@/lib/domain/timeline/types';

const home = { floor: 0, elevator: null, parking: true } as const;

/** A one-bedroom move on a Tuesday, without extra services. */
export const MOVE_FACTS: MoveFacts = {
  date: '2026-12-15',
  slot: ['08:00', '10:00'],
  movingSpace: 'one_bedroom',
  movers: 2,
  vans: 1,
  isListed: true,
  cubicFeet: 300,
  storedCubicFeet: 0,
  awayCubicFeet: 0,
  collection: { ...home, postcode: 'SE15 4QL' },
  delivery: { ...home, postcode: 'E8 1EA' },
  stops: [],
  miles: 5,
  waitingMinutes: 0,
  packing: null,
  isAssembling: false,
  hasMaterials: false,
  cleaning: null,
  tipDate: '2026-12-15',
  unit: null,
  notTaken: [],
};
