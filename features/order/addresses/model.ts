import type { AddressesPageState } from '@/lib/contracts/addresses-page';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OrderView } from '@/lib/contracts/order-view';
import { accessText } from '@/lib/domain/order/access';
import { stopsOf } from '@/lib/domain/order/stops';
import { mainAppointment } from '../status';
import type { AddressesModel } from './types';

const CLOSED: Partial<Record<ErrorCode, string>> = {
  order_unpaid: 'This order is not paid yet. Pay it first: then we ask where exactly we come to.',
  order_expired: 'This order ended unpaid. Nobody comes, so there is nothing to fill in.',
  order_cancelled: 'This order is cancelled. Nobody comes, so there is nothing to fill in.',
  order_completed: 'This order has been carried out. There is nothing more to fill in.',
  too_late_to_change: 'The day of this order is over. There is nothing more to fill in.',
};
const REFUSED = 'This order takes no addresses at the moment.';

const CHANGED =
  'Somebody saved other addresses for this order while you were typing. Yours are below and not saved yet: save again to replace what is kept now.';
const LIMITED = 'This was sent very often in a short time. Wait a minute and save again: what you typed is below.';

type Hrefs = Pick<AddressesModel, 'orderHref' | 'action'>;

export function addressesModel(view: OrderView, state: AddressesPageState, hrefs: Hrefs): AddressesModel {
  const page = { reference: view.reference, ...hrefs };
  if (state.kind === 'closed') {
    return { ...page, title: 'Where exactly', lead: CLOSED[state.reason] ?? REFUSED, notice: null, form: null };
  }
  const places = stopsOf(view.order.addresses);
  const stops = state.stops.map((each) => {
    const place = places.find(({ stop }) => stop === each.stop);
    return { ...each, access: place ? accessText(place.address) : '' };
  });
  const isWrong = stops.some(({ errors }) => Object.keys(errors).length > 0);
  return {
    ...page,
    title: isWrong ? 'Error: Tell us where exactly' : 'Tell us where exactly',
    lead: `We come on ${mainAppointment(view) ?? 'your day'}. We know the postcodes. The crew also needs the house number and the street, and whatever helps at the door.`,
    notice: noticeOf(state),
    form: { version: state.version, canFind: state.canFind, stops },
  };
}

function noticeOf({ trouble, kept }: Extract<AddressesPageState, { kind: 'form' }>): AddressesModel['notice'] {
  if (trouble === null) return null;
  return { text: trouble === 'changed' ? CHANGED : LIMITED, list: kept };
}
