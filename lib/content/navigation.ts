import { formatPence, pence } from '@/lib/domain/money';
import { CLEANING_GUARANTEE_HOURS, ADD_ON_PRICES, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { CUSTOM_BASE, STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { listPrice } from '@/lib/domain/prices/storage-price-lists';
import { MATERIALS } from '@/lib/domain/pricing/materials';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { MENUS_FILES } from './drawing-files';
import type { Drawing } from './drawings';

/**
 * All navigation of the site (spec §2). Header, mobile menu and footer read it; nothing else lists pages.
 * Prices come from the price list.
 */
export type NavLink = { readonly label: string; readonly href: string; readonly note?: string };
/** Beside the links of an open menu: a drawing, and what it shows costs. */
type NavPicture = { readonly drawing: Drawing; readonly title: string; readonly text: string };
export type NavGroup = { readonly id: string; readonly label: string; readonly links: readonly NavLink[] };
type NavMenu = NavGroup & { readonly picture: NavPicture };
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

const { PACKING, ASSEMBLING } = ADD_ON_PRICES[SITE.addOnVariant];
const packing = formatPence(PACKING);
const materials = `from ${formatPence(pence(Math.min(...Object.values(MATERIALS).map(({ price }) => price))))}`;
const cleaning = formatPence(CLEANING_PLANS.one_bedroom.price);
const students = `${STUDENT_DISCOUNT_PERCENT}% off`;
/** The trips that every stay has are said with the price of a week (LAW-1). */
const week = (space: 'Plan 3x3' | 'Plan 6x4') => `${formatPence(listPrice(SITE.storagePriceList, space))} a week`;
const storage = `from ${week('Plan 3x3')}, plus trips`;

/** HDR-1: the five dropdown groups with exactly the targets of §2, in its order. */
export const NAV_GROUPS: readonly NavMenu[] = [
  {
    id: 'moving',
    label: 'Moving',
    links: [
      { label: 'Moving', href: '/services/moving', note: `from ${formatPence(CUSTOM_BASE)}` },
      { label: 'Packing', href: '/services/packing', note: packing },
      { label: 'Shipping to the United Arab Emirates', href: '/services/shipping/united-arab-emirates' },
      { label: 'Shipping to Portugal', href: '/services/shipping/portugal' },
      { label: 'Shipping to Spain', href: '/services/shipping/spain' },
    ],
    picture: {
      drawing: MENUS_FILES.moving,
      title: 'A van and its movers',
      text: `From ${formatPence(CUSTOM_BASE)}, VAT included.`,
    },
  },
  {
    id: 'storage',
    label: 'Storage',
    links: [
      { label: 'Storage', href: '/services/storage', note: storage },
      { label: 'Storage calculator', href: '/storage-calculator', note: 'find your size' },
      { label: 'Furniture storage', href: '/services/furniture-storage' },
      { label: 'Packing', href: '/services/packing', note: packing },
      { label: 'Packing materials', href: '/services/packing-materials', note: materials },
      { label: 'Storage by the box', href: '/services/storage-by-the-box' },
    ],
    picture: {
      drawing: MENUS_FILES.storage,
      title: '6 × 4 ft, a popular size',
      text: `${week('Plan 6x4')}, less if you stay, plus collection and return.`,
    },
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
    picture: {
      drawing: MENUS_FILES.business,
      title: 'Stock, files and furniture',
      text: `Any unit ${storage}. We collect and return.`,
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
      { label: 'Packing materials', href: '/services/packing-materials', note: materials },
      { label: 'Cleaning', href: '/services/cleaning', note: `from ${cleaning}` },
      { label: 'Referral programme', href: '/referral-program' },
      { label: 'Home setup', href: '/services/home-setup', note: `from ${formatPence(ASSEMBLING)}` },
      { label: 'Disposal', href: '/services/disposal' },
      { label: 'About us', href: '/about-us' },
      { label: 'Reviews', href: ROUTES.reviews },
      { label: 'Blog', href: '/blog' },
    ],
    picture: {
      drawing: MENUS_FILES.more,
      title: `A clean from ${cleaning}`,
      text: `With a ${CLEANING_GUARANTEE_HOURS}-hour guarantee.`,
    },
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
