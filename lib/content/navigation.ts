import { ROUTES } from '@/lib/routes';
import { MENUS_FILES } from './drawing-files';
import type { Drawing } from './drawings';
import { publicCompany } from './public-company';

/**
 * All navigation of the site (spec §2). Header, mobile menu and footer read it, and no other file lists pages. Prices
 * come from the price list.
 */
export type NavLink = { readonly label: string; readonly href: string; readonly note?: string };
/** The drawing beside the links of an open menu, with the price of the item it shows. */
type NavPicture = { readonly drawing: Drawing; readonly title: string; readonly text: string };
export type NavGroup = { readonly id: string; readonly label: string; readonly links: readonly NavLink[] };
/** A menu of the header. */
type NavMenu = NavGroup & { readonly picture: NavPicture };
export type NavTab = NavLink & { readonly id: 'home' | 'drivers' | 'partners' | 'faq' | 'contact' | 'account' };

/** The sections of the site, above the header (HDR-2). `account` stands at the far end. */
export const HEADER_TABS: readonly NavTab[] = [
  { id: 'home', label: 'Personal', href: ROUTES.home },
  { id: 'drivers', label: 'Drivers', href: '/become-a-mover' },
  { id: 'partners', label: 'Partners', href: '/referral-program' },
  { id: 'faq', label: 'FAQ', href: ROUTES.faq },
  { id: 'contact', label: 'Contact', href: ROUTES.contact },
  { id: 'account', label: 'Account', href: ROUTES.account },
];

const prices = publicCompany().menuPrices;
const students = `${prices.studentsPercent}% off`;
/** Collection and return stand beside every price of a week (LAW-1). */
const storage = `from ${prices.week} a week, plus ${prices.trips}`;

/** The five dropdown groups with exactly the targets of spec §2, in its order (HDR-1). */
export const NAV_GROUPS: readonly NavMenu[] = [
  {
    id: 'moving',
    label: 'Moving',
    links: [
      { label: 'Moving', href: '/services/moving', note: `from ${prices.move}` },
      { label: 'Packing', href: '/services/packing', note: prices.packing },
      { label: 'Shipping to the United Arab Emirates', href: '/services/shipping/united-arab-emirates' },
      { label: 'Shipping to Portugal', href: '/services/shipping/portugal' },
      { label: 'Shipping to Spain', href: '/services/shipping/spain' },
    ],
    picture: {
      drawing: MENUS_FILES.moving,
      title: 'A van and movers',
      text: `From ${prices.move}, VAT included.`,
    },
  },
  {
    id: 'storage',
    label: 'Storage',
    links: [
      { label: 'Storage', href: '/services/storage', note: storage },
      { label: 'Storage calculator', href: '/storage-calculator', note: 'find your size' },
      { label: 'Furniture storage', href: '/services/furniture-storage' },
      { label: 'Packing', href: '/services/packing', note: prices.packing },
      { label: 'Packing materials', href: '/services/packing-materials', note: `from ${prices.materials}` },
      { label: 'Storage by the box', href: '/services/storage-by-the-box' },
    ],
    picture: {
      drawing: MENUS_FILES.storage,
      title: '6 × 4 ft, a popular size',
      text: 'About what a studio flat holds, drawn to scale.',
    },
  },
  {
    id: 'business',
    label: 'For Business',
    links: [
      { label: 'Retail storage', href: '/services/business/retail-storage' },
      { label: 'Seasonal storage', href: '/services/business/seasonal-storage' },
      { label: 'Business storage', href: '/services/business/business-storage', note: storage },
      { label: 'Office storage', href: '/services/business/office-storage' },
      { label: 'Temporary storage', href: '/services/business/temporary-storage' },
    ],
    picture: {
      drawing: MENUS_FILES.business,
      title: 'Stock, files and furniture',
      text: `Units ${storage}.`,
    },
  },
  {
    id: 'students',
    label: 'For Students',
    links: [
      { label: 'Student moving', href: '/services/students-moving', note: students },
      { label: 'Student storage', href: '/services/students-storage', note: students },
    ],
    picture: { drawing: MENUS_FILES.students, title: `${students} for students`, text: 'On moving and on storage.' },
  },
  {
    id: 'more',
    label: 'More',
    links: [
      { label: 'Packing materials', href: '/services/packing-materials', note: `from ${prices.materials}` },
      { label: 'Cleaning', href: '/services/cleaning', note: `from ${prices.clean}` },
      { label: 'Referral programme', href: '/referral-program' },
      { label: 'Home setup', href: '/services/home-setup', note: `from ${prices.assembling}` },
      { label: 'Disposal', href: '/services/disposal' },
      { label: 'About us', href: '/about-us' },
      { label: 'Reviews', href: ROUTES.reviews },
      { label: 'Blog', href: '/blog' },
    ],
    picture: {
      drawing: MENUS_FILES.more,
      title: `A clean from ${prices.clean}`,
      text: `With a ${prices.guaranteeHours}-hour guarantee.`,
    },
  },
];

/** The links below the accordion groups (HDR-4). The labels are the spec's. */
export const MOBILE_LINKS: readonly NavLink[] = [
  { label: 'FAQ', href: ROUTES.faq },
  { label: 'Contact Us', href: ROUTES.contact },
];
/** The tabs at the top of the mobile menu. FAQ and contact are already among its links. */
export const MOBILE_TABS: readonly NavTab[] = HEADER_TABS.filter(({ id }) => id !== 'faq' && id !== 'contact');

export const CALL_ME_BACK = { header: 'Call me back', mobileMenu: 'Call Me Back' } as const;

/** The way to a price from every page (FLW-3). */
export const GET_A_PRICE = { label: 'Get a price', href: ROUTES.getAQuote } as const;

/** All links and menus of the header. */
export const NAVIGATION = {
  tabs: HEADER_TABS,
  groups: NAV_GROUPS,
  mobileTabs: MOBILE_TABS,
  mobileLinks: MOBILE_LINKS,
  callMeBack: CALL_ME_BACK,
  getAPrice: GET_A_PRICE,
} as const;
