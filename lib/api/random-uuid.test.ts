import { randomUuid } from './random-uuid';

describe('random UUIDs', () => {
  it('makes a UUID of version 4 where the browser has no crypto.randomUUID', () => {
    Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: undefined });
    expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('makes another one each time, with every digit in every random place', () => {
    const made = Array.from({ length: 1000 }, randomUuid);
    expect(new Set(made).size).toBe(1000);
    const digitsAt = (place: number) => new Set(made.map((uuid) => uuid[place]));
    const fixed = [8, 13, 14, 18, 19, 23];
    for (let place = 0; place < 36; place += 1) expect(digitsAt(place).size).toBe(fixed.includes(place) ? 1 : 16);
  });
});
