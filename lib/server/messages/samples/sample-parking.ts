import { COMPANY } from '@/lib/content/company';
import { orderParking } from '@/lib/domain/order/parking';
import { orderPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { parkingReminder } from '../email/templates/parking';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');
/** One end where a council's rule is known, one where it is not. */
const stops = orderParking(
  {
    ...orderOf(MOVE),
    addresses: {
      collection: { postcode: 'NW5 2AA', floor: 2, elevator: false, parking: false },
      delivery: { postcode: 'SM1 1AA', floor: 0, elevator: false, parking: false },
    },
  },
  new Date('2026-11-24T09:00:00.000Z'),
);

export const PARKING = parkingReminder(orderFacts(MOVE), {
  ...{ company: COMPANY, orderUrl: SITE.origin + orderPath(MOVE.reference, 'sample-key') },
  ...{ deadline: '2026-11-27', stops },
});
