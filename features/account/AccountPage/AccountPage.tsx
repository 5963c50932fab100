import { useState } from 'react';
import { ServerMarkup } from '@/components/ui/ServerMarkup/ServerMarkup';
import type { AccountBody } from '../AccountBody/AccountBody';
import type { AccountBodyProps } from '../types';
import '../styles';

type AccountPageProps = {
  readonly id: string;
  readonly body: AccountBodyProps;
  /** The component where the page is rendered, null in the browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: typeof AccountBody | null;
};

async function fetchBody(body: AccountBodyProps) {
  const { AccountBody: Body } = await import('../AccountBody/AccountBody');
  return <Body {...body} />;
}

/** A page of the account: links and forms, so its markup comes without its code. */
export function AccountPage({ id, body, onServer: Body }: AccountPageProps) {
  const [load] = useState(() => () => fetchBody(body));
  return <ServerMarkup id={id} onServer={Body && <Body {...body} />} load={load} />;
}
