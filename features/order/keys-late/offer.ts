import type { OrderView } from '@/lib/contracts/order-view';
import { isKeysLateOpen, ownDelivery } from '@/lib/domain/extras/keys-late';
import { keysWhen } from '@/lib/domain/extras/keys-words';
import { isBooked } from '@/lib/domain/order/state';
import type { KeysLatePrompt } from '../types';

/** The way to what can be done about late keys: on the day of a move until its crew unloads, and while a load waits. */
export function keysLateOffer(
  { order, day, state }: Pick<OrderView, 'order' | 'day' | 'state'>,
  { now, href }: { readonly now: Date; readonly href: string },
): KeysLatePrompt | null {
  if (!isBooked(state)) return null;
  const delivery = ownDelivery(order);
  const van = day?.visits.find(({ kind }) => kind === 'move' || kind === 'collection');
  const isOpen =
    order.dates.movingDate !== undefined &&
    van !== undefined &&
    isKeysLateOpen({ date: day?.date ?? '', state: van.state, now });
  if (delivery?.plan === 'night') {
    const text = `Your things stay in our store and are delivered ${keysWhen(delivery)}.`;
    return { title: 'Keys late:', text, label: 'See what is booked', href };
  }
  if (!isOpen) return null;
  if (delivery) {
    const text = `The van waits with your things until ${delivery.slot[0]}.`;
    return { title: 'Keys late:', text, label: 'See or change it', href };
  }
  return {
    title: 'Keys late?',
    text: 'See the next free slots and a night in our store, each with its price.',
    label: 'What you can do',
    href,
  };
}
