import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { Desk } from '@/features/desk/Desk/Desk';
import { quoteBackendFor } from '@/features/quote/pages/props';
import { receiptModel } from '@/features/quote/receipt/receipt-model';
import type { ComponentProps } from 'react';
import { resolveDeskPage } from '@/lib/server/modules/desk/page';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

type Props = ShellProps & { readonly desk: ComponentProps<typeof Desk> };

export const getServerSideProps: GetServerSideProps<Props> = async ({ req, res, params, query, resolvedUrl }) => {
  const parts = [params?.section ?? []].flat();
  const backend = quoteBackendFor(req, quoteServer);
  const receiptOf = (quote: string) => receiptModel({ quote }, { backend, now: new Date() });
  const answer = await resolveDeskPage({ req, res, parts, query, path: resolvedUrl, receiptOf });
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
