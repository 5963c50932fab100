import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { anItem } from './moves';

export const SOFAS = anItem(40, { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 3, kilograms: 55 });
export const BOXES = anItem(2.4, { id: 'box_m', title: 'Medium box', quantity: 10, kilograms: 12 });

/** One sofa and four boxes go into storage and one sofa is taken away. The rest goes to the new home. */
export const SPLIT: MovingAnswers['split'] = {
  lines: [
    { id: 'sofa_3', stored: 1, away: 1 },
    { id: 'box_m', stored: 4, away: 0 },
  ],
  storageSpace: 'Plan 6x4',
  storageTerm: 'monthly',
};

/** The answers of a move with this split. */
export const SPLIT_MOVE = { furnitureItems: [SOFAS, BOXES], split: SPLIT, isAgreedWithPayments: true } as const;
