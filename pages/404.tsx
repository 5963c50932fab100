import type { GetStaticProps } from 'next';
import { ErrorPage } from '@/components/layout/ErrorPage';
import type { ShellProps } from '@/components/layout/shell-props';
import { publicCompany } from '@/lib/content/public-company';

export const getStaticProps: GetStaticProps<ShellProps> = () => ({
  props: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    canonicalPath: '/404',
    useLayout: false,
    hideBanner: true,
    noindex: true,
  },
});

export default function NotFoundPage() {
  const { phone, phoneHref } = publicCompany();
  return <ErrorPage message="There is no page at this address." phone={{ text: phone, href: phoneHref }} />;
}
