import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyBody } from '@/features/company/CompanyBody/CompanyBody';
import { CompanyPage } from '@/features/company/CompanyPage/CompanyPage';
import { CONTACT_PAGE } from '@/lib/content/company-pages/contact';
import { asJsonLd } from '@/lib/content/structured-data';
import { contactPageData } from '@/lib/content/structured-data-page';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof CompanyBody | null = null;

export function getStaticProps() {
  bodyOnServer = CompanyBody;
  const { path, title, description, hero, sections } = CONTACT_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return {
    props: {
      title,
      description,
      canonicalPath: path,
      body,
      jsonLd: asJsonLd(contactPageData({ title, description, path })),
    },
  };
}

export default function ContactPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage id="contact-us" body={body} onServer={bodyOnServer} />;
}
