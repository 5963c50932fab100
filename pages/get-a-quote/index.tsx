import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { ChooseService, type ChooseServiceProps } from '@/features/quote/ChooseService';
import { STANDALONE } from '@/features/quote/pages/props';
import { COMPANY } from '@/lib/content/company';
import { FLOW_CONTENT } from '@/lib/content/flow-content';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { flowPath } from '@/lib/routes';

export default function GetAQuote(props: ChooseServiceProps) {
  return <ChooseService {...props} />;
}

const card = (flow: FlowId) => ({ ...FLOW_CONTENT[flow].card, href: flowPath(flow) });

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseServiceProps> = () =>
  Promise.resolve({
    props: {
      title: 'Get a quote',
      description:
        'Choose a move, storage with collection, a return from storage or a clean. Each has its total price online, VAT included.',
      ...STANDALONE,
      company: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref },
      cards: FLOW_IDS.map(card),
    },
  });
