import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { KeysLatePage } from '@/features/order/keys-late/KeysLatePage/KeysLatePage';
import { keysLateProps, type KeysLateProps } from '@/features/order/keys-late/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openKeysLate } from '@/lib/server/http/orders/open-keys-late';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

/** Late keys on the day of a move. A wrong key, and an order that is no move, read like an unknown reference. */
export const getServerSideProps: GetServerSideProps<KeysLateProps> = async ({ params, query, req, res }) => {
  const services = getServices();
  const found = await openKeysLate(services, { reference: String(params?.reference), query }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: keysLateProps(found, query, traderFacts(COMPANY)) };
};

export default function KeysLateRoute({ model, trader }: KeysLateProps) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <KeysLatePage model={model} trader={trader} />
    </QuoteLayout>
  );
}
