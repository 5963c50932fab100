import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyPage } from '@/features/company/company-page';
import { CONTACT_PAGE } from '@/lib/content/company-pages/contact';
import { asJsonLd, contactPageData } from '@/lib/content/structured-data';

export function getStaticProps() {
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
  return <CompanyPage {...body} />;
}
