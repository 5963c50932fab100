import type { InferGetStaticPropsType } from 'next';
import { CompanyPage, companyProps } from '@/features/company/company-page';
import { CONTACT_PAGE } from '@/lib/content/company-pages/contact';
import { asJsonLd, contactPageData } from '@/lib/content/structured-data';

export const getStaticProps = () => companyProps(CONTACT_PAGE, asJsonLd(contactPageData(CONTACT_PAGE)));

export default function ContactPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
