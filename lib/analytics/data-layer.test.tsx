import { dataLayer, tellConsent } from './data-layer';

const ALL = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'];
const page = window as Window & { dataLayer?: unknown[] };
/** Returns the entries of the data layer, with Google's commands as arrays. */
const said = () =>
  dataLayer().map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
  );
const consent = (kind: string, state: string) => [
  'consent',
  kind,
  Object.fromEntries(ALL.map((purpose) => [purpose, state])),
];

beforeEach(() => {
  delete page.dataLayer;
  document.cookie = 'cookie_consent=; Max-Age=0';
  process.env.NEXT_PUBLIC_GTM_ID = 'GTM-1';
  process.env.NEXT_PUBLIC_CONSENT_MODE = 'granted';
});
afterAll(() => {
  delete process.env.NEXT_PUBLIC_GTM_ID;
  delete process.env.NEXT_PUBLIC_CONSENT_MODE;
});

describe('the data layer', () => {
  it('CKB-2: begins with consent granted, and declining changes nothing', () => {
    dataLayer().push({ event: 'first' });
    document.cookie = 'cookie_consent=declined';
    tellConsent();
    expect(said()).toEqual([consent('default', 'granted'), { event: 'first' }, consent('update', 'granted')]);
  });

  it.each([
    ['accepted', 'granted'],
    ['declined', 'denied'],
  ])('CKB-2: opt-in begins with consent denied, and %s makes it %s', (answer, state) => {
    process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
    dataLayer();
    document.cookie = `cookie_consent=${answer}`;
    tellConsent();
    expect(said()).toEqual([consent('default', 'denied'), consent('update', state)]);
  });

  it('CKB-2: opt-in remembers an answer of an earlier visit', () => {
    process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
    document.cookie = 'cookie_consent=accepted';
    expect(said()).toEqual([consent('default', 'denied'), consent('update', 'granted')]);
  });

  it('has no commands for a tag manager that is not there', () => {
    process.env.NEXT_PUBLIC_GTM_ID = '';
    expect(dataLayer()).toEqual([]);
  });
});
