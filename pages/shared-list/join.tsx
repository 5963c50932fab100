import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/shared-list/JoinBody?styles';
import { participantsOf, firstOf, nameError, overText } from '@/features/shared-list/model';
import type { JoinModel } from '@/features/shared-list/types';
import { joinSharedList, readListLink } from '@/lib/contracts/shared-list';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { JOIN_LIST } from '@/lib/shared-list-routes';

type Props = ShellProps & { readonly body: JoinModel };

const Join = island(async () => (await import('@/features/shared-list/JoinBody')).JoinBody, { when: 'never' });

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  const { deps } = getServices();
  const list = firstOf(query.list);
  const view = await callForPage(readListLink, { list }, { req, res });
  if (!view) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const error = nameError(firstOf(query.said));
  const title = `${error && 'Error: '}Add your things to the list`;
  const shell = { title, description: 'A list of a move that several people fill, each their own part.' };
  const body = { list, name: firstOf(query.name).slice(0, 80), error, over: overText(view) };
  const rest = { everybody: participantsOf(view, 'Who made the list'), action: joinSharedList.path };
  return {
    props: { ...shell, canonicalPath: JOIN_LIST, noindex: true, hideBanner: true, body: { ...body, ...rest } },
  };
};

export default function JoinListPage({ body }: Props) {
  return <Join {...body} />;
}
