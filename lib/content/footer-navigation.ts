import { ROUTES } from '@/lib/routes';
import type { NavGroup, NavLink } from './navigation';

/** The columns of the footer (FTR-1): service links, the company's own pages, help. */
export const FOOTER_COLUMNS: readonly NavGroup[] = [
  {
    id: 'services',
    label: 'Services',
    links: [
      { label: 'Moving', href: '/services/moving' },
      { label: 'Storage', href: '/services/storage' },
      { label: 'Cleaning', href: '/services/cleaning' },
      { label: 'Packing', href: '/services/packing' },
      { label: 'International shipping', href: '/services/shipping' },
      { label: 'Disposal', href: '/services/disposal' },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    links: [
      { label: 'About us', href: '/about-us' },
      { label: 'Reviews', href: ROUTES.reviews },
      { label: 'Partners', href: '/partners' },
      { label: 'Blog', href: '/blog' },
      { label: 'Become a mover', href: '/become-a-mover' },
    ],
  },
  {
    id: 'help',
    label: 'Help',
    links: [
      { label: 'FAQ', href: ROUTES.faq },
      { label: 'Contact us', href: ROUTES.contact },
      { label: 'Storage calculator', href: '/storage-calculator' },
      { label: 'Storage unit sizes', href: ROUTES.unitSizes },
      { label: 'Price list', href: ROUTES.prices },
      { label: 'Man and van areas', href: ROUTES.manAndVanAreas },
      { label: 'Storage collection areas', href: ROUTES.storageAreas },
    ],
  },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { label: 'Terms & conditions', href: ROUTES.terms },
  { label: 'Privacy policy', href: ROUTES.privacy },
  { label: 'Cookie policy', href: ROUTES.cookies },
  { label: 'Accessibility', href: ROUTES.accessibility },
];

/** All links of the footer. */
export const FOOTER = { columns: FOOTER_COLUMNS, legalLinks: LEGAL_LINKS } as const;
