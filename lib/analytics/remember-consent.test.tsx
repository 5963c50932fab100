import { readConsent } from './consent-cookie';
import { rememberConsent } from './remember-consent';

describe('remembering the answer', () => {
  it.each(['accepted', 'declined'] as const)('CKB-1: %s is read back for 365 days', (consent) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const before = Date.now();
    rememberConsent(consent);
    expect(readConsent()).toBe(consent);
    const expires = /expires=([^;]+)/.exec(written.mock.calls.at(-1)?.[0] ?? '')?.[1] ?? '';
    const days = (Date.parse(expires) - before) / 86_400_000;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
  });
});
