import type { Picture } from '@/components/ui/Drawing/Drawing';

/** The parts of lib/content/navigation.ts that the header shows. The page's shell passes them in. */
export type HeaderLink = { readonly label: string; readonly href: string; readonly note?: string };
export type HeaderGroup = {
  readonly id: string;
  readonly label: string;
  readonly links: readonly HeaderLink[];
  /** A drawing beside the links, with a title and the price. */
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
  readonly company: HeaderCompany;
};
