import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyBody } from '@/features/company/CompanyBody/CompanyBody';
import { CompanyPage } from '@/features/company/CompanyPage/CompanyPage';
import { ACCOUNT_PAGE } from '@/lib/content/company-pages/account';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof CompanyBody | null = null;

export function getStaticProps() {
  bodyOnServer = CompanyBody;
  const { path, title, description, hero, sections } = ACCOUNT_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, noindex: true, body } };
}

export default function AccountPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage id="account" body={body} onServer={bodyOnServer} />;
}
