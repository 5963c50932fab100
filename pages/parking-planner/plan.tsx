import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/parking/PlanBody?styles';
import { planModel } from '@/features/parking/plan-model';
import type { PlanBodyProps } from '@/features/parking/PlanBody';
import { KERB_VIEWS, PARKING_TITLE } from '@/lib/content/parking-planner';
import { PARKING_PLANNER } from '@/lib/tool-routes';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';

type Props = ShellProps & { readonly body: PlanBodyProps };

const Plan = island(async () => (await import('@/features/parking/PlanBody')).PlanBody, { when: 'never' });

/** Returns the plan for the addresses in the query. It belongs to one visitor, so it is not indexed. */
export const getServerSideProps: GetServerSideProps<Props> = ({ query }) => {
  const model = planModel(query, getServices().deps.now());
  const title = model.plan?.title ?? `Error: ${PARKING_TITLE}`;
  return Promise.resolve({
    props: {
      title,
      description: 'Which council to ask for a bay, by when and for how much.',
      canonicalPath: PARKING_PLANNER,
      noindex: true,
      body: {
        ...model,
        trail: breadcrumbTrail(PARKING_PLANNER),
        pictures: KERB_VIEWS,
        quote: { href: ROUTES.movingQuote, label: 'Get the price of this move' },
      },
    },
  });
};

export default function ParkingPlanPage({ body }: Props) {
  return <Plan {...body} />;
}
