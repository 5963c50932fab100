import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyBody } from '@/features/company/CompanyBody/CompanyBody';
import { CompanyPage } from '@/features/company/CompanyPage/CompanyPage';
import { BECOME_A_MOVER_PAGE } from '@/lib/content/company-pages/become-a-mover';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof CompanyBody | null = null;

export function getStaticProps() {
  bodyOnServer = CompanyBody;
  const { path, title, description, hero, sections } = BECOME_A_MOVER_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return { props: { title, description, canonicalPath: path, body } };
}

export default function BecomeAMoverPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage id="become-a-mover" body={body} onServer={bodyOnServer} />;
}
