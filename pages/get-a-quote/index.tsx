import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { ChooseService, type ChooseServiceProps } from '@/features/quote/ChooseService/ChooseService';
import { COMPANY } from '@/lib/content/company';
import { PLAN_DRAWINGS } from '@/lib/content/drawings';

export default function GetAQuote(props: ChooseServiceProps) {
  return <ChooseService {...props} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseServiceProps> = () =>
  Promise.resolve({
    props: {
      title: 'Get a quote',
      description:
        'Choose what we do for you: moving has its whole price online, the rest we book with you on the phone.',
      noindex: true,
      useLayout: false,
      hideBanner: true,
      company: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref },
      picture: PLAN_DRAWINGS.two_bedroom,
    },
  });
