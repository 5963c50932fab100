import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/shared-list/OwnerBody?styles';
import { firstOf, mailTo, participantsOf, resultText } from '@/features/shared-list/model';
import type { OwnerModel } from '@/features/shared-list/types';
import { SHARED_LIST_DRAWING } from '@/lib/content/drawings';
import { readSharedList, removeListPart, setSharedList } from '@/lib/contracts/shared-list';
import { ROUTES, stepPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { squareCode } from '@/lib/server/platform/base/square-code';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { joinListPath, SHARED_LIST } from '@/lib/shared-list-routes';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly body: OwnerModel };

const Owner = island(async () => (await import('@/features/shared-list/OwnerBody')).OwnerBody, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  const { deps } = getServices();
  const draftId = firstOf(query.quote);
  const found = await callForPage(readSharedList, { draftId }, { req, res });
  if (!found) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const link = found.shared ? `${deps.config.siteOrigin}${joinListPath(found.shared.key)}` : '';
  const shared = found.shared && {
    isOpen: found.shared.view.state === 'open',
    link,
    code: squareCode(link),
    mailTo: mailTo(`${SITE.name}: our list for the move`, link),
    everybody: participantsOf(found.shared.view, 'You'),
  };
  const [notice, goOn] = [resultText(firstOf(query.said)), stepPath(ROUTES.movingQuote, 'items', draftId)];
  const actions = { set: setSharedList.path, remove: removeListPart.path };
  const shell = { title: 'Fill the list together', description: 'Who has what of a move, and what is their share.' };
  const body = { draftId, goOn, notice, isOrdered: found.isOrdered, shared, actions, drawing: SHARED_LIST_DRAWING };
  return { props: { ...shell, canonicalPath: SHARED_LIST, noindex: true, hideBanner: true, body } };
};

export default function SharedListPage({ body }: Props) {
  return <Owner {...body} />;
}
