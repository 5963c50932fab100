import { MOVING_ADD_ONS, type MovingAddOn } from '../order-types';

export const MATERIALS_BROUGHT = 'We bring boxes, tape and paper to your door. You pack.';
/** The services that a set of packing materials can be added to. */
export const MATERIALS_WITH = 'with a move, storage or a clean';

export type AddOnService = { readonly key: MovingAddOn; readonly title: string; readonly description: string };

const ADD_ON_WORDS: Readonly<Record<MovingAddOn, Omit<AddOnService, 'key'>>> = {
  PACKING: { title: 'Packing', description: 'We bring the boxes and pack your things before we load.' },
  PACKING_MATERIALS: {
    title: 'Boxes and tape',
    description: MATERIALS_BROUGHT,
  },
  CLEANING: { title: 'Cleaning', description: 'We clean the home you are leaving, once it is empty.' },
  ASSEMBLING: {
    title: 'Dismantling and reassembly',
    description: 'We take furniture apart and put it back together.',
  },
};

/** The add-ons in displayed order. Their prices are in pricing/add-on-charges.ts, by the configured variant. */
export const ADD_ON_SERVICES: readonly AddOnService[] = MOVING_ADD_ONS.map((key) => ({ key, ...ADD_ON_WORDS[key] }));
