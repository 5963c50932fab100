import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/access-check/AnswerBody?styles';
import { answerModel, plainQuery } from '@/features/access-check/form-model';
import type { AnswerBodyProps } from '@/features/access-check/AnswerBody';
import { ACCESS_CHECK_TITLE } from '@/lib/content/will-it-go-through';
import { ACCESS_CHECK } from '@/lib/tool-routes';
import { ROUTES } from '@/lib/routes';

type Props = ShellProps & { readonly body: AnswerBodyProps };

const Answer = island(async () => (await import('@/features/access-check/AnswerBody')).AnswerBody, {
  when: 'never',
});

/** Returns the answer for the items and the home in the query, which belong to one visitor: not indexed. */
export const getServerSideProps: GetServerSideProps<Props> = ({ query }) => {
  const asked = plainQuery(query);
  return Promise.resolve({
    props: {
      title: answerModel(asked).answer?.title ?? `Error: ${ACCESS_CHECK_TITLE}`,
      description: 'Whether large items go through doors, halls, stairs and lifts, drawn to scale.',
      canonicalPath: ACCESS_CHECK,
      noindex: true,
      body: {
        query: asked,
        trail: breadcrumbTrail(ACCESS_CHECK),
        quote: { href: ROUTES.movingQuote, label: 'Get the price of this move' },
      },
    },
  });
};

export default function AccessCheckAnswerPage({ body }: Props) {
  return <Answer {...body} />;
}
