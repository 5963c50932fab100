import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyPage } from '@/features/company/company-page';
import { BECOME_A_MOVER_PAGE } from '@/lib/content/company-pages/become-a-mover';

export function getStaticProps() {
  const { path, title, description, hero, sections } = BECOME_A_MOVER_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body } };
}

export default function BecomeAMoverPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
