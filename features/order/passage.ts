import type { OrderView } from '@/lib/contracts/order-view';
import { isBooked } from '@/lib/domain/order/state';
import { askedOf } from '@/lib/domain/passage/large';
import { passageLines } from '@/lib/domain/passage/order-passage';
import { HOME_IDS, TYPICAL_HOMES } from '@/lib/domain/passage/typical';
import { PASSAGE_ANSWER } from '@/lib/passage-routes';
import type { PassageOffer } from './types';

type Form = { readonly action: string; readonly token: string };

/** Whether the large items of a booked order go into the home they are brought to; null where there is none. */
export function passageOffer(
  { reference, state, order, home }: Pick<OrderView, 'reference' | 'state' | 'order' | 'home'>,
  { action, token }: Form,
): PassageOffer | null {
  const { delivery } = order.addresses;
  const asked = delivery && isBooked(state) ? askedOf(order.furnitureItems, delivery) : null;
  if (!asked) return null;
  const query = new URLSearchParams(asked.query);
  if (home) query.set('home', home);
  const lines = home ? passageLines(order.furnitureItems, home) : [];
  return {
    title: asked.pieces === 1 ? 'Will it go through?' : 'Will they go through?',
    text: home
      ? `At the delivery address, by typical measures (${TYPICAL_HOMES[home].label}). The crew reads what comes apart.`
      : `${asked.pieces === 1 ? 'One item of your list is' : `${asked.pieces} items of your list are`} large. Say what kind of home we bring ${asked.pieces === 1 ? 'it' : 'them'} to, and see at once whether doors, turns and lifts are wide enough.`,
    facts: lines.map(({ title, verdict, text }) => ({ label: title, value: verdict, detail: text })),
    ...{ action, fields: { reference, token }, home: home ?? query.get('home') ?? '' },
    homes: HOME_IDS.map((value) => ({ value, label: TYPICAL_HOMES[value].label })),
    label: home ? 'Check another home' : 'Check',
    href: `${PASSAGE_ANSWER}?${query.toString()}`,
  };
}
