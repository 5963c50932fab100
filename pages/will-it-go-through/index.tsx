import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/access-check/AccessCheckBody?styles';
import { accessCheckPage } from '@/lib/content/will-it-go-through';
import { ACCESS_CHECK } from '@/lib/tool-routes';

const AccessCheck = island(async () => (await import('@/features/access-check/AccessCheckBody')).AccessCheckBody, {
  when: 'never',
});

export function getStaticProps() {
  const { body, ...shell } = accessCheckPage();
  return { props: { ...shell, body: { ...body, hero: { ...body.hero, trail: breadcrumbTrail(ACCESS_CHECK) } } } };
}

export default function AccessCheckPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <AccessCheck {...body} />;
}
