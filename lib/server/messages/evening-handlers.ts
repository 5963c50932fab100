import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { addressesUrl, isWhereMissing } from '@/lib/server/subjects/stops/missing';
import { givenStops } from '@/lib/server/subjects/stops/repo';
import { orderFacts } from './email/order-facts';
import { dayBefore } from './email/templates/the-day';
import { timelyMailSender } from './email/timely-mail';
import { eveningBefore, OTHER_DAY } from './evening';
import type { Channels, SendMail } from './channels';

/** The mail of the evening before, to everybody: also to who wants no texts. */
export function createEveningHandlers(channels: Channels, mail: SendMail): Pick<Handlers, 'order.day_before.customer'> {
  const send = timelyMailSender(channels, mail);
  return {
    'order.day_before.customer': async (about, envelope) => {
      const evening = await eveningBefore(channels, about);
      if (!evening) return OTHER_DAY;
      const { order, on, slots } = evening;
      const [given, url] = [await givenStops(channels.db, order.id), await channels.orderUrl(order)];
      const day = { on, slots, addressesUrl: isWhereMissing(order, given) ? addressesUrl(url) : null };
      const letter = dayBefore(orderFacts(order, given), day, { company: channels.company, orderUrl: url });
      return send('order.day_before.customer', envelope, { ...evening, to: order.email, letter });
    },
  };
}
