import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { firstOf, partModel } from '@/features/shared-list/model';
import { PartBody } from '@/features/shared-list/PartBody';
import type { PartModel } from '@/features/shared-list/types';
import { readListPart } from '@/lib/contracts/shared-list';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { LIST_CONTRIBUTION } from '@/lib/shared-list-routes';

type Props = ShellProps & { readonly body: PartModel };

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  const { deps } = getServices();
  const key = firstOf(query.key);
  const found = await callForPage(readListPart, { key }, { req, res });
  if (!found) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const asked = { room: firstOf(query.room), find: firstOf(query.find), said: firstOf(query.said) };
  const shell = {
    title: `${found.name}’s things`,
    description: 'A part of the list of a move that several people fill.',
  };
  const body = partModel({ key, ...found }, asked);
  return { props: { ...shell, canonicalPath: LIST_CONTRIBUTION, noindex: true, hideBanner: true, body } };
};

export default function ListContributionPage({ body }: Props) {
  // Typed values belong to the shown part of the catalogue.
  return <PartBody key={`${body.room} ${body.find}`} {...body} />;
}
