import type { InferGetStaticPropsType } from 'next';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CompanyPage } from '@/features/company/company-page';
import { ABOUT_PAGE } from '@/lib/content/company-pages/about';
import { aboutPageData, asJsonLd } from '@/lib/content/structured-data';

export function getStaticProps() {
  const { path, title, description, hero, sections } = ABOUT_PAGE;
  const body = { hero: { ...hero, trail: breadcrumbTrail(path) }, sections };
  return {
    props: {
      title,
      description,
      canonicalPath: path,
      body,
      jsonLd: asJsonLd(aboutPageData({ title, description, path })),
    },
  };
}

export default function AboutPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
