import type { InferGetStaticPropsType } from 'next';
import { CompanyPage, companyProps } from '@/features/company/company-page';
import { ABOUT_PAGE } from '@/lib/content/company-pages/about';
import { aboutPageData, asJsonLd } from '@/lib/content/structured-data';

export const getStaticProps = () => companyProps(ABOUT_PAGE, asJsonLd(aboutPageData(ABOUT_PAGE)));

export default function AboutPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
