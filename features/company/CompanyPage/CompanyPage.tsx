import { useState } from 'react';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { CompanyBody, CompanyBodyProps } from '../CompanyBody/CompanyBody';
import '../styles';

type CompanyPageProps = {
  readonly id: string;
  readonly body: CompanyBodyProps;
  /** The component where the page is rendered, null in the browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof CompanyBody | null;
};

async function fetchBody(body: CompanyBodyProps) {
  const { CompanyBody: Body } = await import('../CompanyBody/CompanyBody');
  return <Body {...body} />;
}

/** What the pages about the company have in common: their markup comes without its code. */
export function CompanyPage({ id, body, onServer: Body }: CompanyPageProps) {
  const [load] = useState(() => () => fetchBody(body));
  return <ServerMarkup id={id} onServer={Body && <Body {...body} />} load={load} />;
}
