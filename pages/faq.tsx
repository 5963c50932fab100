import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/faq/HydratedFaq?styles';
import { hydrateFaq } from '@/features/faq/hydrate';
import { faqPage } from '@/lib/content/faqs';
import { ROUTES } from '@/lib/routes';

const Questions = island(async () => (await import('@/features/faq/HydratedFaq')).HydratedFaq, {
  when: 'never',
  onAdopt: hydrateFaq,
});

export function getStaticProps() {
  const { body, ...shell } = faqPage();
  return { props: { ...shell, body: { ...body, trail: breadcrumbTrail(ROUTES.faq) } } };
}

export default function FaqPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Questions {...body} />;
}
