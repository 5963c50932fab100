import type { TabId } from './types';

const TAB_BY_FIRST_SEGMENT: Readonly<Record<string, TabId>> = {
  'become-a-mover': 'drivers',
  partners: 'partners',
  'referral-program': 'partners',
  faq: 'faq',
  'contact-us': 'contact',
};

/**
 * Returns the active tab (HDR-3): account for any path with "account", a section's tab on its pages, home elsewhere.
 */
export function activeTab(path: string): TabId {
  const pathname = path.split(/[?#]/, 1).join('');
  if (pathname.includes('account')) return 'account';
  return TAB_BY_FIRST_SEGMENT[pathname.split('/')[1] ?? ''] ?? 'home';
}
