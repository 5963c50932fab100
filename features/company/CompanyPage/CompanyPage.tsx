import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import type { CompanyBody, CompanyBodyProps } from '../CompanyBody/CompanyBody';
import '../styles';

type CompanyPageProps = {
  readonly id: string;
  readonly body: CompanyBodyProps;
  /** The component where the page is rendered, null in the browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof CompanyBody | null;
};

const load = async () => (await import('../CompanyBody/CompanyBody')).CompanyBody;

/** What the pages about the company have in common: their markup comes without its code. */
export const CompanyPage = (page: CompanyPageProps) => <MarkupPage {...page} load={load} />;
