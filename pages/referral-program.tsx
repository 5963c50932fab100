import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyBody } from '@/features/company/CompanyBody/CompanyBody';
import { CompanyPage } from '@/features/company/CompanyPage/CompanyPage';
import { REFERRAL_PAGE } from '@/lib/content/company-pages/referral';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof CompanyBody | null = null;

export function getStaticProps() {
  bodyOnServer = CompanyBody;
  const { path, title, description, hero, sections } = REFERRAL_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body } };
}

export default function ReferralPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage id="referral-program" body={body} onServer={bodyOnServer} />;
}
