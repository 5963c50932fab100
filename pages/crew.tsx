import type { GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { CrewPage } from '@/features/crew/CrewPage/CrewPage';
import { COMPANY } from '@/lib/content/company';

/** The props are the same for everybody: the day's key is in the link's fragment, and then on the phone. */
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
