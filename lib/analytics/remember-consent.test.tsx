import { readConsent } from './consent-cookie';
import { rememberConsent } from './remember-consent';

describe('remembering the answer', () => {
  afterEach(() => jest.useRealTimers());

  it.each(['accepted', 'declined'] as const)('CKB-1: %s is read back for 365 days', (consent) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    jest.useFakeTimers({ now: new Date('2095-03-01T12:00:00.000Z') });
    rememberConsent(consent);
    expect(readConsent()).toBe(consent);
    const expires = /expires=([^;]+)/.exec(written.mock.calls.at(-1)?.[0] ?? '')?.[1] ?? '';
    expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/; sameSite=Lax(?:;|$)/i));
    expect(new Date(expires).toISOString()).toBe('2096-02-29T12:00:00.000Z');
  });
});
