import { optionalServices } from './optional-services';

describe('what the legal texts say of the optional services', () => {
  it('LAW-11: names those that this copy has', () => {
    expect(optionalServices({}).switched_on).toBe('none of them');
    const env = { NEXT_PUBLIC_GTM_ID: 'GTM-1', NEXT_PUBLIC_HUBSPOT_ID: '1', NEXT_PUBLIC_SENTRY_DSN: 'https://k@s/1' };
    expect(optionalServices(env).switched_on).toBe('Google Tag Manager, HubSpot and Sentry');
  });

  it('CKB-2: says what an answer does in either mode', () => {
    expect(optionalServices({}).mode).toContain('before you have answered');
    expect(optionalServices({ NEXT_PUBLIC_CONSENT_MODE: 'opt-in' }).mode).toContain('before you press “Accept”');
  });
});
