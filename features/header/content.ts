import type { Picture } from '@/components/ui/Drawing/Drawing';

export type HeaderLink = { readonly label: string; readonly href: string; readonly note?: string };
export type HeaderGroup = {
  readonly id: string;
  readonly label: string;
  readonly links: readonly HeaderLink[];
  readonly picture: { readonly drawing: Picture; readonly title: string; readonly text: string };
};
export type TabId = 'home' | 'drivers' | 'partners' | 'faq' | 'contact' | 'account';
export type HeaderTab = { readonly id: TabId; readonly label: string; readonly href: string };

export type HeaderCompany = { readonly phone: string; readonly phoneHref: string; readonly email: string };

export type HeaderContent = {
  readonly tabs: readonly HeaderTab[];
  readonly groups: readonly HeaderGroup[];
  readonly mobileTabs: readonly HeaderTab[];
  readonly mobileLinks: readonly HeaderLink[];
  readonly callMeBack: { readonly header: string; readonly mobileMenu: string };
  readonly getAPrice: { readonly label: string; readonly href: string };
  readonly company: HeaderCompany;
};

const TAB_BY_FIRST_SEGMENT: Readonly<Record<string, TabId>> = {
  'become-a-mover': 'drivers',
  partners: 'partners',
  'referral-program': 'partners',
  faq: 'faq',
  'contact-us': 'contact',
};

/** Returns the active tab (HDR-3): a section's tab on its pages, home elsewhere. */
export function activeTab(path: string): TabId {
  const pathname = path.split(/[?#]/, 1).join('');
  if (pathname.includes('account')) return 'account';
  return TAB_BY_FIRST_SEGMENT[pathname.split('/')[1] ?? ''] ?? 'home';
}
