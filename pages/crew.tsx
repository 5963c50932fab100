import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { CrewPage } from '@/features/crew/CrewPage/CrewPage';
import { COMPANY } from '@/lib/content/company';

/** The same page for everybody: whose day it shows is in the link's fragment, then in the phone. */
type CrewProps = Parameters<typeof CrewPage>[0];

export const getStaticProps: GetStaticProps<ShellProps & CrewProps> = () => ({
  props: {
    title: 'Your crew’s day',
    description: 'For crews.',
    useLayout: false,
    hideBanner: true,
    noindex: true,
    office: { text: COMPANY.phone.value, href: COMPANY.phoneHref },
  },
});

export default function CrewRoute({ office }: CrewProps) {
  return <CrewPage office={office} />;
}
