import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { Desk } from '@/features/desk/Desk/Desk';
import type { DeskPage } from '@/lib/contracts/desk-views';
import { deskPage } from '@/lib/server/desk/page';

type Props = ShellProps & { readonly desk: DeskPage };

export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, params, query, resolvedUrl }) => {
  const parts = [params?.section ?? []].flat();
  const answer = await deskPage({ req, res, parts, query, path: resolvedUrl });
  if (!('page' in answer)) return answer;
  return {
    props: {
      title: `${answer.page.title}, desk`,
      description: 'For operators.',
      canonicalPath: '/desk',
      useLayout: false,
      hideBanner: true,
      noindex: true,
      desk: answer.page,
    },
  };
};

export default function DeskRoute({ desk }: Props) {
  return <Desk {...desk} />;
}
