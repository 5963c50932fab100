import { parseConfig } from './config';

describe('settings of analytics and advertising', () => {
  it('CKB-2: grants unless told otherwise, and sends conversions nowhere', () => {
    expect(parseConfig({})).toMatchObject({ consentMode: 'granted', meta: null });
    expect(parseConfig({ NEXT_PUBLIC_CONSENT_MODE: 'opt-in' })).toMatchObject({ consentMode: 'opt-in' });
  });

  it('sends conversions to Meta, or to another place for tests', () => {
    const env = { META_PIXEL_ID: '1', META_ACCESS_TOKEN: 't' };
    const target = { pixelId: '1', accessToken: 't' };
    expect(parseConfig(env).meta).toEqual({ ...target, origin: 'https://graph.facebook.com' });
    const origin = 'http://127.0.0.1:9';
    expect(parseConfig({ ...env, META_ORIGIN: origin }).meta).toEqual({ ...target, origin });
  });

  it.each([
    ['NEXT_PUBLIC_CONSENT_MODE', 'optin', 'granted or opt-in'],
    ['META_ORIGIN', 'https://meta.test/path', 'must be an origin'],
    ['NEXT_PUBLIC_GTM_ORIGIN', 'gtm.test', 'must be an address'],
    ['NEXT_PUBLIC_HUBSPOT_ORIGIN', 'https://chat.test/1', 'must be an origin'],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(() => parseConfig({ [name]: value })).toThrow(`${name} must`);
    expect(() => parseConfig({ [name]: value })).toThrow(problem);
  });
});
