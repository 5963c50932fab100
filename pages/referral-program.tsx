import type { InferGetStaticPropsType } from 'next';
import { CompanyPage, companyProps } from '@/features/company/company-page';
import { REFERRAL_PAGE } from '@/lib/content/company-pages/referral';

export const getStaticProps = () => companyProps(REFERRAL_PAGE);

export default function ReferralPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
