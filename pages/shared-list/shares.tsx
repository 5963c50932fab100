import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/shared-list/SharesBody?styles';
import { firstOf } from '@/features/shared-list/model';
import { sharesModel, type SharesModel } from '@/features/shared-list/share-model';
import { SHARED_LIST_DRAWING } from '@/lib/content/drawings';
import { readOrderShares } from '@/lib/contracts/order-shares';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { ORDER_SHARES } from '@/lib/shared-list-routes';

type Props = ShellProps & { readonly body: SharesModel };

const Shares = island(async () => (await import('@/features/shared-list/SharesBody')).SharesBody, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  const { deps } = getServices();
  const token = firstOf(query.token);
  const found = await callForPage(readOrderShares, { reference: firstOf(query.reference), token }, { req, res });
  if (!found) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const body = { ...sharesModel(found, token, deps.now()), drawing: SHARED_LIST_DRAWING };
  const shell = { title: `${body.title}, order ${found.reference}`, description: 'Who pays which share of a move.' };
  return { props: { ...shell, canonicalPath: ORDER_SHARES, noindex: true, hideBanner: true, body } };
};

export default function OrderSharesPage({ body }: Props) {
  return <Shares {...body} />;
}
