import { base64 } from './base64';

it('CRW-1, CLM-1: bytes travel whole, however many', () => {
  const bytes = Uint8Array.from({ length: 20_001 }, (_, n) => n % 256);
  expect(Buffer.from(base64(bytes.buffer), 'base64').equals(Buffer.from(bytes))).toBe(true);
});
