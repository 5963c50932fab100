import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/shared-list/PayBody?styles';
import { firstOf } from '@/features/shared-list/model';
import { payModel, type PayModel } from '@/features/shared-list/share-model';
import { SHARED_LIST_DRAWING } from '@/lib/content/drawings';
import { readShare, setShareReceipt } from '@/lib/contracts/order-shares';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { takeAnswers } from '@/lib/server/platform/http/kept-answers';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { PAY_SHARE } from '@/lib/shared-list-routes';

type Props = ShellProps & { readonly body: PayModel };

const Pay = island(async () => (await import('@/features/shared-list/PayBody')).PayBody, { when: 'never' });

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  const { deps } = getServices();
  const [key, payment] = [firstOf(query.key), firstOf(query.payment)];
  const share = await callForPage(readShare, { key, isBackFromPayment: payment === 'paid' }, { req, res });
  if (!share) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const typed = takeAnswers(req, res, [setShareReceipt.name], deps.config)?.values['email'] ?? null;
  const visit = { said: payment || firstOf(query.said), now: deps.now(), typed };
  const body = { ...payModel(key, share, visit), drawing: SHARED_LIST_DRAWING };
  const title = body.isWrong ? `Error: ${body.title}` : body.title;
  const shell = { title, description: 'A share of a move that several people pay.' };
  return { props: { ...shell, canonicalPath: PAY_SHARE, noindex: true, hideBanner: true, body } };
};

export default function PaySharePage({ body }: Props) {
  return <Pay {...body} />;
}
