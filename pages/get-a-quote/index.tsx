import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { ChooseService, type ChooseServiceProps } from '@/features/quote/ChooseService';
import { STANDALONE } from '@/features/quote/pages/props';
import { COMPANY } from '@/lib/content/company';
import { QUOTE_DRAWINGS } from '@/lib/content/drawings';

export default function GetAQuote(props: ChooseServiceProps) {
  return <ChooseService {...props} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseServiceProps> = () =>
  Promise.resolve({
    props: {
      title: 'Get a quote',
      description:
        'Choose a move, storage with collection, a return from storage or a clean. Each has its total price online, VAT included.',
      ...STANDALONE,
      company: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref },
      pictures: QUOTE_DRAWINGS,
    },
  });
