import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyPage } from '@/features/company/company-page';
import { REFERRAL_PAGE } from '@/lib/content/company-pages/referral';

export function getStaticProps() {
  const { path, title, description, hero, sections } = REFERRAL_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body } };
}

export default function ReferralPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
