import { domainsOf, removeOptionalKeys } from './run';

describe('withdrawing consent', () => {
  it('LAW-11: removes the optional cookies and entries and leaves the necessary ones', () => {
    for (const name of [
      '_ga',
      '_ga_ABC1',
      'AMP_1234',
      'gta_click_id',
      '_fbp',
      'hubspotutk',
      '__hstc',
      'cookie_consent',
    ]) {
      document.cookie = `${name}=1; Path=/`;
    }
    window.localStorage.setItem('AMP_unsent_1234', '[]');
    window.sessionStorage.setItem('quote.moving', '{}');
    removeOptionalKeys();
    expect(document.cookie).toBe('cookie_consent=1');
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(Object.keys(window.sessionStorage)).toEqual(['quote.moving']);
  });

  it('LAW-11: looks for cookies of every domain above the page', () => {
    expect(domainsOf('www.site.co.uk')).toEqual(['www.site.co.uk', 'site.co.uk', 'co.uk', 'uk']);
  });
});
