import { capitalised } from '@/lib/domain/wording';

export type Crumb = { readonly title: string; readonly href: string };

/** Returns the trail to a path (spec §2): "/services/home-setup?x=1" becomes Home, Services, Home Setup. */
export function breadcrumbTrail(path: string): readonly Crumb[] {
  const segments = path.split(/[?#]/, 1).join('').split('/').filter(Boolean);
  return [
    { title: 'Home', href: '/' },
    ...segments.map((segment, index) => ({
      title: segmentTitle(segment),
      href: `/${segments.slice(0, index + 1).join('/')}`,
    })),
  ];
}

function segmentTitle(segment: string): string {
  return segment
    .split('-')
    .map((word) => (word === 'and' ? '&' : capitalised(word)))
    .join(' ');
}
