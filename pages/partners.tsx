import type { InferGetStaticPropsType } from 'next';
import { CompanyPage, companyProps } from '@/features/company/company-page';
import { PARTNERS_PAGE } from '@/lib/content/company-pages/partners';

export const getStaticProps = () => companyProps(PARTNERS_PAGE);

export default function PartnersPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
