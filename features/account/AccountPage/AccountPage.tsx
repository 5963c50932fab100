import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import type { AccountBody } from '../AccountBody/AccountBody';
import type { AccountBodyProps } from '../types';
import '../styles';

type AccountPageProps = {
  readonly id: string;
  readonly body: AccountBodyProps;
  /** The component where the page is rendered, null in the browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof AccountBody | null;
};

const load = async () => (await import('../AccountBody/AccountBody')).AccountBody;

/** A page of the account: links and forms, so its markup comes without its code. */
export const AccountPage = (page: AccountPageProps) => <MarkupPage {...page} load={load} />;
