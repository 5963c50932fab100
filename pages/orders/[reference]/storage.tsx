import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { storageProps, type StorageProps } from '@/features/order/storage/page-props';
import { StoragePage } from '@/features/order/storage/StoragePage/StoragePage';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openStorage } from '@/lib/server/http/orders/open-storage';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

type Props = StorageProps & { readonly trader: ReturnType<typeof traderFacts> };

/** The payments of a store. A wrong key, and an order that stores nothing, read like an unknown reference. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const found = await openStorage(services, { reference: String(params?.reference), query }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: { ...storageProps(found.view, found.token, query), trader: traderFacts(COMPANY) } };
};

export default function StorageRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <StoragePage model={model} />
    </QuoteLayout>
  );
}
