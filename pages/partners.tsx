import type { InferGetStaticPropsType } from 'next';
import { CompanyPage } from '@/features/company/company-page';
import { companyProps } from '@/features/company/page-props';
import { PARTNERS_PAGE } from '@/lib/content/company-pages/partners';

export const getStaticProps = () => companyProps(PARTNERS_PAGE);

export default function PartnersPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
