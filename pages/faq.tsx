import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { FaqBody } from '@/features/faq/FaqBody/FaqBody';
import '@/features/faq/styles';
import { wakeFaq } from '@/features/faq/wake';
import { faqPage } from '@/lib/content/faqs/faq-page';
import { ROUTES } from '@/lib/routes';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof FaqBody | null = null;

export function getStaticProps() {
  bodyOnServer = FaqBody;
  const { body, ...shell } = faqPage();
  return { props: { ...shell, body: { ...body, trail: breadcrumbTrail(ROUTES.faq) } } };
}

const load = async () => (await import('@/features/faq/AwakeFaq/AwakeFaq')).AwakeFaq;

export default function FaqPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <MarkupPage id="questions" body={body} onServer={bodyOnServer} load={load} onAdopt={wakeFaq} />;
}
