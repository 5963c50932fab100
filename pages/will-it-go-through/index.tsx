import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/access-check/AccessCheckBody?styles';
import { passagePage } from '@/lib/content/will-it-go-through';
import { PASSAGE } from '@/lib/access-check-routes';

const Passage = island(async () => (await import('@/features/access-check/AccessCheckBody')).PassageBody, {
  when: 'never',
});

export function getStaticProps() {
  const { body, ...shell } = passagePage();
  return { props: { ...shell, body: { ...body, hero: { ...body.hero, trail: breadcrumbTrail(PASSAGE) } } } };
}

export default function PassagePage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Passage {...body} />;
}
