import type { InferGetStaticPropsType } from 'next';
import { CompanyPage } from '@/features/company/company-page';
import { companyProps } from '@/features/company/page-props';
import { REFERRAL_PAGE } from '@/lib/content/company-pages/referral';

export const getStaticProps = () => companyProps(REFERRAL_PAGE);

export default function ReferralPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
