import type { Picture } from '@/components/ui/Drawing/Drawing';

/** The shapes of lib/content/navigation.ts that the header shows; the page's shell hands them in. */
export type HeaderLink = { readonly label: string; readonly href: string; readonly note?: string };
export type HeaderGroup = {
  readonly id: string;
  readonly label: string;
  readonly links: readonly HeaderLink[];
  /** Beside the links: a drawing, and what it shows costs. */
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
