import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/customs/PlanBody?styles';
import { planModel } from '@/features/customs/plan-model';
import type { PlanBodyProps } from '@/features/customs/PlanBody';
import { CUSTOMS_TITLE } from '@/lib/content/customs-planner';
import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { NOT_ADVICE } from '@/lib/domain/customs/words';
import { getServices } from '@/lib/server/container';

type Props = ShellProps & { readonly body: PlanBodyProps };

const Plan = island(async () => (await import('@/features/customs/PlanBody')).PlanBody, { when: 'never' });

/** Returns the plan for the move in the query. It belongs to one visitor, so it is not indexed. */
export const getServerSideProps: GetServerSideProps<Props> = ({ query }) => {
  const model = planModel(query, getServices().deps.now());
  const title = model.plan?.title ?? `Error: ${CUSTOMS_TITLE}`;
  return Promise.resolve({
    props: {
      title,
      description: 'Which papers customs ask for, by when, and what comes in free of duty.',
      canonicalPath: CUSTOMS_PLANNER,
      noindex: true,
      body: { ...model, notAdvice: NOT_ADVICE, trail: breadcrumbTrail(CUSTOMS_PLANNER) },
    },
  });
};

export default function CustomsPlanPage({ body }: Props) {
  return <Plan {...body} />;
}
