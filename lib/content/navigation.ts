import { ROUTES } from '@/lib/routes';

/**
 * All navigation of the site (spec §2). Header, mobile menu and footer read it; nothing else lists pages.
 * Notes carry no prices: a price would have to come from the price list.
 */
export type NavLink = { readonly label: string; readonly href: string; readonly note?: string };
export type NavGroup = { readonly id: string; readonly label: string; readonly links: readonly NavLink[] };
export type NavTab = NavLink & { readonly id: 'home' | 'drivers' | 'partners' | 'faq' | 'contact' | 'account' };

/** HDR-2: the sections of the site, above the header. `account` stands at the far end. */
export const HEADER_TABS: readonly NavTab[] = [
  { id: 'home', label: 'Personal', href: ROUTES.home },
  { id: 'drivers', label: 'Drivers', href: '/become-a-mover' },
  { id: 'partners', label: 'Partners', href: '/referral-program' },
  { id: 'faq', label: 'FAQ', href: ROUTES.faq },
  { id: 'contact', label: 'Contact', href: ROUTES.contact },
  { id: 'account', label: 'Account', href: ROUTES.account },
];

/** HDR-1: the five dropdown groups with exactly the targets of §2, in its order. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    id: 'moving',
    label: 'Moving',
    links: [
      { label: 'Moving', href: '/services/moving', note: 'man and van' },
      { label: 'Packing', href: '/services/packing' },
      { label: 'Shipping to the United Arab Emirates', href: '/services/shipping/united-arab-emirates' },
      { label: 'Shipping to Portugal', href: '/services/shipping/portugal' },
      { label: 'Shipping to Spain', href: '/services/shipping/spain' },
    ],
  },
  {
    id: 'storage',
    label: 'Storage',
    links: [
      { label: 'Storage', href: '/services/storage', note: 'collected and returned' },
      { label: 'Storage calculator', href: '/storage-calculator', note: 'find your size' },
      { label: 'Furniture storage', href: '/services/furniture-storage' },
      { label: 'Packing', href: '/services/packing' },
      { label: 'Packing materials', href: '/services/packing-materials' },
      { label: 'Storage by the box', href: '/services/storage-by-the-box' },
    ],
  },
  {
    id: 'business',
    label: 'For Business',
    links: [
      { label: 'Retail storage', href: '/services/business/retail-storage' },
      { label: 'Seasonal storage', href: '/services/business/seasonal-storage' },
      { label: 'Business storage', href: '/services/business/business-storage' },
      { label: 'Office storage', href: '/services/business/office-storage' },
      { label: 'Temporary storage', href: '/services/business/temporary-storage' },
    ],
  },
  {
    id: 'students',
    label: 'For Students',
    links: [
      { label: 'Student moving', href: '/services/students-moving' },
      { label: 'Student storage', href: '/services/students-storage' },
    ],
  },
  {
    id: 'more',
    label: 'More',
    links: [
      { label: 'Packing materials', href: '/services/packing-materials' },
      { label: 'Cleaning', href: '/services/cleaning', note: 'end of tenancy' },
      { label: 'Referral programme', href: '/referral-program' },
      { label: 'Home setup', href: '/services/home-setup' },
      { label: 'Disposal', href: '/services/disposal' },
      { label: 'About us', href: '/about-us' },
      { label: 'Reviews', href: ROUTES.reviews },
      { label: 'Blog', href: '/blog' },
    ],
  },
];

/** HDR-4: below the accordion groups. The labels are the spec's. */
export const MOBILE_LINKS: readonly NavLink[] = [
  { label: 'FAQ', href: ROUTES.faq },
  { label: 'Contact Us', href: ROUTES.contact },
];
/** The tabs at the top of the mobile menu: FAQ and contact are already among its links. */
export const MOBILE_TABS: readonly NavTab[] = HEADER_TABS.filter(({ id }) => id !== 'faq' && id !== 'contact');

export const CALL_ME_BACK = { header: 'Call me back', mobileMenu: 'Call Me Back' } as const;

/** What the header shows. */
export const NAVIGATION = {
  tabs: HEADER_TABS,
  groups: NAV_GROUPS,
  mobileTabs: MOBILE_TABS,
  mobileLinks: MOBILE_LINKS,
  callMeBack: CALL_ME_BACK,
} as const;
