import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/parking/PlannerBody?styles';
import { parkingPlannerPage } from '@/lib/content/parking-planner';
import { PARKING_PLANNER } from '@/lib/tool-routes';

const Planner = island(async () => (await import('@/features/parking/PlannerBody')).PlannerBody, {
  when: 'never',
});

export function getStaticProps() {
  const { body, ...shell } = parkingPlannerPage();
  return { props: { ...shell, body: { ...body, hero: { ...body.hero, trail: breadcrumbTrail(PARKING_PLANNER) } } } };
}

export default function ParkingPlannerPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Planner {...body} />;
}
