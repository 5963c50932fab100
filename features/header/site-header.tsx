import { island } from '@/components/ui/Island/island';
import './Header?styles';
import type { HeaderContent } from './content';

type Navigation = Omit<HeaderContent, 'company'>;
type SiteHeaderProps = { readonly path: string; readonly company: HeaderContent['company'] };

/** Returns the header of all pages. Most visits never open a menu, so its code and content load on approach. */
export const siteHeader = (navigation: () => Promise<Navigation>) =>
  island<SiteHeaderProps>(
    async () => {
      const [{ Header: Bar }, content] = await Promise.all([import('./Header'), navigation()]);
      // Keyed by the path: a route change closes whatever is open (HDR-5).
      return function SiteHeader({ path, company }) {
        return <Bar key={path} path={path} content={{ ...content, company }} />;
      };
    },
    { when: 'near' },
  );
