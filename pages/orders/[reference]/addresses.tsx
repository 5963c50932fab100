import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import type { ShellProps } from '@/components/layout/shell-props';
import { AddressesPage } from '@/features/order/addresses/AddressesPage/AddressesPage';
import { addressesModel } from '@/features/order/addresses/model';
import type { AddressesModel } from '@/features/order/addresses/types';
import { savedHref } from '@/features/order/links';
import { remoteOrder } from '@/features/order/remote-order';
import { findRemoteStreets, saveRemoteStops, type RefusedCall } from '@/features/order/remote-stops';
import type { BookedTrader } from '@/features/order/types';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { findStreets, saveStops } from '@/lib/contracts/order-stops';
import { addressesPath, orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { limitAddress } from '@/lib/server/http/limits';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { Problem } from '@/lib/server/http/problem';
import { visitorHeaders } from '@/lib/server/http/visitor-headers';
import { openOrder, type OpenedOrder } from '@/lib/server/orders/open-order';
import { answerWrongKey } from '@/lib/server/orders/wrong-key';
import { visitAddresses, type AddressesVisit } from '@/lib/server/stops/addresses-page';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly model: AddressesModel; readonly trader: BookedTrader };
type Found = OpenedOrder & Pick<AddressesVisit, 'earlier' | 'save' | 'find'>;

async function here(reference: string, token: string, request: IncomingMessage): Promise<Found | null> {
  const services = getServices();
  const { deps, sessions, stops } = services;
  const found = await openOrder(services, { reference, token, isBackFromPayment: false }, request);
  if (!found) return null;
  const save: Found['save'] = async (saving) => {
    await limitAddress(deps, saveStops, request);
    return stops.save(saving);
  };
  const find: Found['find'] = async (asked) => {
    await limitAddress(deps, findStreets, request);
    return stops.find(asked);
  };
  return { ...found, earlier: await stops.earlier(reference, await sessions.userOf(request)), save, find };
}

/** With another backend it is that one which saves (API-3). */
async function elsewhere(reference: string, token: string, request: IncomingMessage): Promise<Found | null> {
  const visitor = visitorHeaders(request);
  const view = await remoteOrder({ reference, token, isBackFromPayment: false }, visitor);
  const orRefuse = async <T extends object>(asked: Promise<T | RefusedCall>): Promise<T> => {
    const answer = await asked;
    if ('refusal' in answer) throw new Problem(answer.refusal, { fields: answer.fields });
    return answer;
  };
  const save: Found['save'] = (saving) => orRefuse(saveRemoteStops(saving, visitor));
  const find: Found['find'] = (asked) => orRefuse(findRemoteStreets(asked, visitor));
  return view && { view, token, earlier: [], save, find };
}

/** Where exactly the stops of an order are. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const reference = String(params?.reference);
  const find = SITE.apiOrigin === '' ? here : elsewhere;
  const found = await find(reference, String(query.token ?? ''), req);
  if (!found) return answerWrongKey(getServices().deps, req, res);
  guardPrivatePage(res);
  const orderHref = orderPath(reference, found.token);
  const state = await visitAddresses({ ...found, request: req, response: res, origins: getServices().deps.config });
  if (state === 'saved') return { redirect: { destination: savedHref(orderHref), statusCode: 303 } };
  const model = addressesModel(found.view, state, { orderHref, action: addressesPath(reference, found.token) });
  return {
    props: {
      title: `${model.title}, order ${reference}`,
      description: 'Street address, notes for the crew and whom to ask for, at every stop of your order.',
      canonicalPath: `/orders/${reference}/addresses`,
      useLayout: false,
      hideBanner: true,
      noindex: true,
      model,
      trader: traderFacts(COMPANY),
    },
  };
};

export default function AddressesRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <AddressesPage model={model} trader={trader} />
    </QuoteLayout>
  );
}
