import { bringBackOffer } from './offers';

const at = { token: 'key', action: '/back' };

describe('bringBackOffer', () => {
  it.each([
    ['nothing, where nothing can come back', { bringBack: [], canChange: false }, undefined],
    ['what is still to be collected', { bringBack: ['unit'], canChange: true }, 'When you want your things back'],
    ['what is in storage', { bringBack: ['unit', 'items'], canChange: false }, 'Your things in storage'],
  ] as const)('OWN-1: offers %s', (_, store, title) => {
    const offer = bringBackOffer({ reference: 'SM-1', ...store }, at);
    expect([offer?.title, offer?.offers.map(({ what }) => what) ?? []]).toEqual([title, store.bringBack]);
  });
});
