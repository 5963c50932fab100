import { anItem, fullAnswers } from '@/lib/testing/moves';
import { movingServices, postcodesOf, whyMoveByRequest } from './booked';

it('PLN-1 books storage with a move where a part of it is stored, and nothing more for what is taken away', () => {
  const furnitureItems = [anItem(40, { id: 'sofa_3', quantity: 2 })];
  const services = (stored: number, away: number) =>
    movingServices({
      addOns: ['PACKING_MATERIALS', 'PACKING'],
      furnitureItems,
      split: { lines: [{ id: 'sofa_3', stored, away }] },
    });
  expect(services(1, 0)).toEqual(['MOVING', 'PACKING', 'PACKING_MATERIALS', 'STORAGE']);
  expect(services(0, 1)).toEqual(['MOVING', 'PACKING', 'PACKING_MATERIALS']);
});

it('is by request where neither end is in London', () => {
  expect(postcodesOf(fullAnswers())).toEqual(['N1 2TX', 'SE15 4QL']);
  expect([whyMoveByRequest(['N1 2TX', 'M1 1AE']), whyMoveByRequest(['LS1 1BA', 'M1 1AE'])]).toEqual([
    null,
    'Neither end of this move is in Greater London. We are a London firm, so we price it by request.',
  ]);
});
