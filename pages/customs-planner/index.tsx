import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/customs/PlannerBody?styles';
import { customsPlannerPage } from '@/lib/content/customs-planner';
import { CUSTOMS_PLANNER } from '@/lib/tool-routes';

const Planner = island(async () => (await import('@/features/customs/PlannerBody')).PlannerBody, {
  when: 'never',
});

export function getStaticProps() {
  const { body, ...shell } = customsPlannerPage();
  return { props: { ...shell, body: { ...body, hero: { ...body.hero, trail: breadcrumbTrail(CUSTOMS_PLANNER) } } } };
}

export default function CustomsPlannerPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Planner {...body} />;
}
