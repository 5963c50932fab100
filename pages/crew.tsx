import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { CrewPage } from '@/features/crew/CrewPage/CrewPage';
import { SITE } from '@/lib/site';

/** The same page for everybody: whose day it shows is in the link's fragment, then in the phone. */
export const getStaticProps: GetStaticProps<ShellProps> = () =>
  SITE.apiOrigin === ''
    ? {
        props: {
          title: 'Your crew’s day',
          description: 'For crews.',
          useLayout: false,
          hideBanner: true,
          noindex: true,
        },
      }
    : { notFound: true };

export default function CrewRoute() {
  return <CrewPage />;
}
