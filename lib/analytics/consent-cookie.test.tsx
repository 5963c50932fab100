import { setCookies } from '@/lib/testing/cookies';
import { readConsent } from './consent-cookie';

describe('consent cookie', () => {
  it.each([
    ['', null],
    ['_ga=1; theme=x', null],
    ['_ga=1; cookie_consent=accepted', 'accepted'],
    ['cookie_consent=declined; _ga=1', 'declined'],
    ['not_cookie_consent=accepted', null],
    ['cookie_consent=maybe', null],
  ])('CKB-1: %j means %j', (cookies, consent) => {
    setCookies(cookies);
    expect(readConsent()).toBe(consent);
  });
});
