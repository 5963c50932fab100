import type { AddressesPageState } from '@/lib/contracts/addresses-page';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OrderView } from '@/lib/contracts/order-view';
import { accessText } from '@/lib/domain/order/access';
import { addressesOfOrder } from '@/lib/domain/order/appointments';
import { addressesPath, orderPath } from '@/lib/routes';
import { mainAppointment } from '../status';

const CLOSED: Partial<Record<ErrorCode, string>> = {
  order_unpaid: 'This order is not paid yet. Once it is paid, we will ask for the exact address.',
  order_expired: 'This order ended unpaid. We will not come, so there is nothing to fill in.',
  order_cancelled: 'This order is cancelled. We will not come, so there is nothing to fill in.',
  order_completed: 'This job is done. There is nothing more to fill in.',
  too_late_to_change: 'The day of this order has passed. There is nothing more to fill in.',
};
const REFUSED = 'We cannot take addresses for this order at the moment.';

const CHANGED =
  'Someone else saved different addresses for this order while you were typing. Yours are below and not saved yet: save again to replace theirs.';
const LIMITED = 'This was sent too many times in a short time. Wait a minute and save again: what you typed is below.';

type Hrefs = { readonly orderHref: string; readonly action: string };

export function addressesModel(view: OrderView, state: AddressesPageState, hrefs: Hrefs) {
  const page = { reference: view.reference, ...hrefs };
  if (state.kind === 'closed') {
    return { ...page, title: 'Exact address', lead: CLOSED[state.reason] ?? REFUSED, notice: null, form: null };
  }
  const places = addressesOfOrder(view.order.addresses);
  const stops = state.stops.map((each) => {
    const place = places.find(({ stop }) => stop === each.stop);
    return { ...each, access: place ? accessText(place.address) : '' };
  });
  const isWrong = stops.some(({ errors }) => Object.keys(errors).length > 0);
  return {
    ...page,
    title: isWrong ? 'Error: Tell us the exact address' : 'Tell us the exact address',
    lead: `We’re coming on ${mainAppointment(view) ?? 'your day'}. Add the house number and street, and anything that helps at the door.`,
    notice: noticeOf(state),
    form: { version: state.version, canFind: state.canFind, noPhotos: state.noPhotos, stops },
  };
}

export type AddressesModel = ReturnType<typeof addressesModel>;
export type AddressSection = NonNullable<AddressesModel['form']>['stops'][number];

function noticeOf({ trouble, kept }: Extract<AddressesPageState, { kind: 'form' }>) {
  if (trouble === null) return null;
  return { text: trouble === 'changed' ? CHANGED : LIMITED, list: kept };
}

export function addressesProps(view: OrderView, token: string, state: Parameters<typeof addressesModel>[1]) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: addressesPath(reference, token) };
  const model = addressesModel(view, state, hrefs);
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Street address, notes for the team and who to ask for, at every stop of your order.',
    canonicalPath: `/orders/${reference}/addresses`,
    model,
  };
}
