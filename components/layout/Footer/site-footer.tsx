import type { ComponentProps } from 'react';
import { island } from '@/components/ui/Island/island';
import './Footer?styles';
import type { Footer } from './Footer';

type FooterProps = ComponentProps<typeof Footer>;
type SiteFooterProps = { readonly company: FooterProps['company'] & { readonly year: number } };

/** Returns the footer of all pages as an island: it holds links and forms only, so the server's markup is enough. */
export const siteFooter = (links: () => Promise<Pick<FooterProps, 'columns' | 'legalLinks'>>) =>
  island<SiteFooterProps>(
    async () => {
      const [{ Footer: Frame }, lists] = await Promise.all([import('./Footer'), links()]);
      return function SiteFooter({ company }) {
        return <Frame {...lists} company={company} year={company.year} />;
      };
    },
    { when: 'never' },
  );
