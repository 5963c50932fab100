import { ROUTES } from '@/lib/routes';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './footer-navigation';
import { CALL_ME_BACK, GET_A_PRICE, HEADER_TABS, MOBILE_LINKS, MOBILE_TABS, NAV_GROUPS } from './navigation';

const targets = (groupId: string) => NAV_GROUPS.find(({ id }) => id === groupId)?.links.map(({ href }) => href);

describe('navigation', () => {
  it('HDR-1: has the five groups of the spec, in its order', () => {
    expect(NAV_GROUPS.map(({ label }) => label)).toEqual(['Moving', 'Storage', 'For Business', 'For Students', 'More']);
  });

  it.each([
    [
      'moving',
      [
        '/services/moving',
        '/services/packing',
        '/services/shipping/united-arab-emirates',
        '/services/shipping/portugal',
        '/services/shipping/spain',
      ],
    ],
    [
      'storage',
      [
        '/services/storage',
        '/storage-calculator',
        '/services/furniture-storage',
        '/services/packing',
        '/services/packing-materials',
        '/services/storage-by-the-box',
      ],
    ],
    [
      'business',
      [
        '/services/business/retail-storage',
        '/services/business/seasonal-storage',
        '/services/business/business-storage',
        '/services/business/office-storage',
        '/services/business/temporary-storage',
      ],
    ],
    ['students', ['/services/students-moving', '/services/students-storage']],
    [
      'more',
      [
        '/services/packing-materials',
        '/services/cleaning',
        '/referral-program',
        '/services/home-setup',
        '/services/disposal',
        '/about-us',
        '/reviews',
        '/blog',
      ],
    ],
  ])('HDR-1: the group %s leads exactly to the targets of §2', (id, expected) => {
    expect(targets(id)).toEqual(expected);
  });

  it('HDR-2: the tabs lead where the spec says', () => {
    expect(Object.fromEntries(HEADER_TABS.map(({ id, href }) => [id, href]))).toEqual({
      home: '/',
      drivers: '/become-a-mover',
      partners: '/referral-program',
      faq: '/faq',
      contact: '/contact-us',
      account: '/account/items',
    });
  });

  it('HDR-4: the mobile menu adds FAQ and Contact Us to the groups, and Call Me Back', () => {
    expect(MOBILE_LINKS).toEqual([
      { label: 'FAQ', href: '/faq' },
      { label: 'Contact Us', href: '/contact-us' },
    ]);
    expect(MOBILE_TABS.map(({ label }) => label)).toEqual(['Personal', 'Drivers', 'Partners', 'Account']);
    expect(CALL_ME_BACK).toEqual({ header: 'Call me back', mobileMenu: 'Call Me Back' });
  });

  it('FLW-3: leads from every page to the price of each service, and names a price in each group', () => {
    expect(GET_A_PRICE.href).toBe('/get-a-quote');
    expect(NAV_GROUPS.filter(({ links }) => !links.some(({ note }) => /£\d|% off/.test(note ?? '')))).toEqual([]);
  });

  it('FTR-1: the footer has service, company, help and legal links', () => {
    expect(FOOTER_COLUMNS.map(({ id }) => id)).toEqual(['services', 'company', 'help']);
    expect(FOOTER_COLUMNS[1]?.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/about-us', '/reviews', '/partners', '/blog']),
    );
    expect(LEGAL_LINKS.map(({ href }) => href)).toEqual([
      '/terms-conditions',
      '/privacy-policy',
      '/cookie-policy',
      '/accessibility',
    ]);
  });

  it('NAV-1: together they reach every other target of §2', () => {
    const all = [...NAV_GROUPS, ...FOOTER_COLUMNS]
      .flatMap(({ links }) => links)
      .concat(HEADER_TABS, MOBILE_LINKS, LEGAL_LINKS);
    expect(all.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        ROUTES.home,
        '/faq',
        '/contact-us',
        '/man-and-van-in-london-areas',
        '/storage-with-collection-in-london-areas',
        '/self-storage-units',
        '/partners',
        '/terms-conditions',
        '/privacy-policy',
        '/cookie-policy',
        '/become-a-mover',
        '/account/items',
      ]),
    );
  });

  it.each([...NAV_GROUPS, ...FOOTER_COLUMNS])('lists no page and no label twice in $label', ({ links }) => {
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
  });

  it('PRC-1, LAW-1: the menus say the prices of the price list, and a week of storage with its trips', () => {
    const notes = NAV_GROUPS.flatMap(({ links }) => links.flatMap(({ href, note }) => (note ? [[href, note]] : [])));
    expect(Object.fromEntries(notes)).toMatchObject({
      '/services/moving': 'from £49',
      '/services/packing': '£99',
      '/services/storage': 'from £9 a week, plus collection and return from £49 each',
      '/services/cleaning': 'from £209',
    });
    const said = NAV_GROUPS.flatMap(({ links, picture }) => [...links.map(({ note }) => note ?? ''), picture.text]);
    expect(said.filter((words) => / a week/.test(words) && !/collection and return from £49 each/.test(words))).toEqual(
      [],
    );
  });

  it('ILL-1: every menu has its own drawing', () => {
    expect(new Set(NAV_GROUPS.map(({ picture }) => picture.drawing.path)).size).toBe(NAV_GROUPS.length);
  });
});
