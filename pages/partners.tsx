import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyPage } from '@/features/company/company-page';
import { PARTNERS_PAGE } from '@/lib/content/company-pages/partners';

export function getStaticProps() {
  const { path, title, description, hero, sections } = PARTNERS_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body } };
}

export default function PartnersPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
