import { claimOffer } from './offers';

const HREF = '/orders/SM-7K4Q-2XPD/claim?token=t';

describe('CLM-1: the way from the order page to its claims', () => {
  it.each([
    [{ isOpen: false, made: 0 }, undefined],
    [{ isOpen: true, made: 0 }, 'Tell us what went wrong'],
    [{ isOpen: true, made: 1 }, 'See your claim'],
    [{ isOpen: false, made: 2 }, 'See your claims'],
  ])('%p: %s', (claims, label) => {
    const offer = claimOffer({ claims }, HREF);
    expect(offer?.label).toBe(label);
    expect(offer?.href).toBe(label && HREF);
  });
});
