import { orderKey } from './use-order';

function memory(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return storage as Storage;
}
const counting = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe('orderKey', () => {
  it('BOOK-3: is the same for the same purchase, after a reload too', () => {
    const place = { storage: memory(), draftId: 'a' };
    const makeKey = counting();
    const purchase = { total: 25900, values: { addOns: [] } };
    expect(orderKey(place, purchase, makeKey)).toBe('key-1');
    expect(orderKey(place, { ...purchase }, makeKey)).toBe('key-1');
  });

  it('is another for other answers, another total or another quote', () => {
    const storage = memory();
    const makeKey = counting();
    expect(orderKey({ storage, draftId: 'a' }, { total: 1 }, makeKey)).toBe('key-1');
    expect(orderKey({ storage, draftId: 'a' }, { total: 2 }, makeKey)).toBe('key-2');
    expect(orderKey({ storage, draftId: 'b' }, { total: 2 }, makeKey)).toBe('key-3');
  });

  it('survives a storage with rubbish in it, and none at all', () => {
    const storage = memory();
    storage.setItem('order-key.a', '{');
    expect(orderKey({ storage, draftId: 'a' }, {}, counting())).toBe('key-1');
    expect(orderKey({ storage: null, draftId: 'a' }, {}, counting())).toBe('key-1');
  });

  it('makes keys that the contract takes', () => {
    expect(orderKey({ storage: null, draftId: 'a' }, {})).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });
});
