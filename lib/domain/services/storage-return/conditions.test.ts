import { returnConditions } from './conditions';

const nothing = { addOns: [], addOnVariant: 1, distanceMiles: null } as const;

describe('what may still change the price of a return', () => {
  it('PRC-2: a return says what each add-on costs in the active variant', () => {
    const delivery = { ...nothing, returnKind: 'items', storedItems: [], deliveryDate: '' } as const;
    const prices = (addOnVariant: 1 | 2) =>
      returnConditions({ ...delivery, addOnVariant })
        .filter(({ key }) => key === 'UNPACKING' || key === 'ASSEMBLING')
        .map(({ price }) => price);
    expect([prices(1), prices(2)]).toEqual([
      ['£99', '£49'],
      ['£49', '£49'],
    ]);
  });
});
