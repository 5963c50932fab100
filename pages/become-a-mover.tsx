import type { InferGetStaticPropsType } from 'next';
import { CompanyPage, companyProps } from '@/features/company/company-page';
import { BECOME_A_MOVER_PAGE } from '@/lib/content/company-pages/become-a-mover';

export const getStaticProps = () => companyProps(BECOME_A_MOVER_PAGE);

export default function BecomeAMoverPage({ body }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <CompanyPage {...body} />;
}
