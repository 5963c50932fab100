import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { AddressesPage } from '@/features/order/addresses/AddressesPage/AddressesPage';
import { addressesProps, type AddressesProps } from '@/features/order/addresses/page-props';
import { savedHref } from '@/features/order/links';
import { remoteOrder } from '@/features/order/remote-order';
import { remoteStops } from '@/features/order/remote-stops';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { openElsewhere } from '@/lib/server/http/orders/open-elsewhere';
import type { Asked } from '@/lib/server/http/orders/open-order';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { visitAddresses } from '@/lib/server/http/stops/addresses-page';
import { findHere, foundElsewhere } from '@/lib/server/http/stops/found';
import { visitorHeaders } from '@/lib/server/http/visitor-headers';
import { SITE } from '@/lib/site';

type Exchange = { readonly req: IncomingMessage; readonly res: ServerResponse };

async function find(asked: Asked, exchange: Exchange) {
  if (SITE.apiOrigin === '') return findHere(getServices(), asked, exchange.req);
  const found = await openElsewhere(asked, exchange, remoteOrder);
  return foundElsewhere(found, remoteStops(visitorHeaders(exchange.req)));
}

/** Where exactly the stops of an order are. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<AddressesProps> = async ({ params, query, req, res }) => {
  const reference = String(params?.reference);
  const found = await find({ reference, token: String(query.token ?? ''), isBackFromPayment: false }, { req, res });
  if (!found) return answerWrongKey(getServices().deps, req, res);
  guardPrivatePage(res);
  const state = await visitAddresses({ ...found, request: req, response: res, deps: getServices().deps });
  const orderHref = orderPath(reference, found.token);
  if (state === 'saved') return { redirect: { destination: savedHref(orderHref), statusCode: 303 } };
  return { props: addressesProps(found, state, traderFacts(COMPANY)) };
};

export default function AddressesRoute({ model, trader }: AddressesProps) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <AddressesPage model={model} trader={trader} />
    </QuoteLayout>
  );
}
