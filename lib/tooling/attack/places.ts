import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { customerOf } from '@/lib/testing/site-client';
import { offers, orderBody, ORDER_PATH, PLACES } from './calendar';
import { atOnce, judgeOutcome, send, type Attack } from './outcome';

const TAKERS = 100;

/** A hundred customers request the places of one slot at the same moment. */
export const lastPlaces: Attack = {
  name: '100 takers of one slot at once',
  run: async (origin) => {
    const free = await offers(origin);
    const { choice, total } = free.at(Math.floor(free.count / 2));
    const answers = await atOnce(TAKERS, (index) => {
      const name = `slot ${index}`;
      return send(origin + ORDER_PATH, { body: orderBody(name, choice, total), address: customerOf(name).address });
    });
    const booked = answers.filter(({ status }) => status === 201).length;
    return judgeOutcome(answers, booked === PLACES ? [] : [`${booked} orders share ${PLACES} places`]);
  },
};

/** One form posted fifty times at once is one order. Its payment link, requested thirty times, leads to one page. */
export const repetition: Attack = {
  name: 'one order sent 50 times, one payment link asked for 30 times',
  run: async (origin) => {
    const free = await offers(origin);
    const { choice, total } = free.at(Math.floor(free.count / 3));
    const body = orderBody('again', choice, total);
    const { address } = customerOf('again');
    const sent = await atOnce(50, () => send(origin + ORDER_PATH, { body, address }));
    const orders = sent.filter(({ status }) => status < 300).map(({ text }) => JSON.parse(text) as CreatedOrderDto);
    const ids = new Set(orders.map(({ orderId }) => orderId));
    const [order] = orders;
    if (!order) return judgeOutcome(sent, ['nobody got the order']);
    const link = `${origin}/smart-app/api/v1/order/${order.orderId}/payment_link?token=${order.token}`;
    const links = await atOnce(30, () => send(link, { address }));
    const pages = new Set(links.filter(({ status }) => status === 200).map(({ text }) => text));
    return judgeOutcome(
      [...sent, ...links],
      [
        ...(ids.size === 1 ? [] : [`one form made ${ids.size} orders`]),
        ...(pages.size === 1 ? [] : [`one order has ${pages.size} payment pages`]),
      ],
    );
  },
};
