import { mayUseOptional } from './consent';
import { earlyConsent } from './early-consent';

const BOTH = ['granted', 'opt-in'] as const;
const COOKIES = ['', 'cookie_consent=accepted', 'cookie_consent=declined', 'x_cookie_consent=accepted'];

describe('consent before the code of the services', () => {
  afterEach(() => delete process.env.NEXT_PUBLIC_CONSENT_MODE);

  it.each(BOTH.flatMap((mode) => COOKIES.map((cookie) => [mode, cookie] as const)))(
    'LAW-11: is what the services themselves go by: %s, "%s"',
    (mode, cookie) => {
      process.env.NEXT_PUBLIC_CONSENT_MODE = mode;
      const pattern = earlyConsent({ NEXT_PUBLIC_CONSENT_MODE: mode, NEXT_PUBLIC_GTM_ID: 'GTM-1' });
      const cookies = ['a=b', cookie, 'c=d'].filter(Boolean).join('; ');
      const browser = globalThis as { document?: unknown };
      browser.document = { cookie: cookies };
      expect(new RegExp(pattern ?? '$^').test(cookies)).toBe(mayUseOptional());
      delete browser.document;
    },
  );

  it('is asked by nobody in a build without services', () => {
    expect(earlyConsent({ NEXT_PUBLIC_CONSENT_MODE: 'granted' })).toBeNull();
    expect(earlyConsent({ NEXT_PUBLIC_AMPLITUDE_KEY: 'key' })).toBe('');
  });
});
