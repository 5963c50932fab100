import type { ItemPictures } from '@/components/inventory/ItemPicker/ItemPicker';
import type { OrderView } from '@/lib/contracts/order-view';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { MOVING_ADD_ONS, type MovingAddOn } from '@/lib/domain/order/types';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { SITE } from '@/lib/site';
import { mainAppointment } from '../status';
import { offeredChanges } from './offered';
import type { ChangeKind, ChangePanel, ChangeSubject } from './types';

type Around = {
  readonly token: string;
  readonly pageHref: string;
  readonly now: Date;
  readonly pictures: ItemPictures;
};

/** What the page of a change is told; null when the order does not allow it. Pure: made on the server. */
export function changePanel(view: OrderView, kind: ChangeKind | null, around: Around): ChangePanel | null {
  if (!kind || !offeredChanges(view).includes(kind)) return null;
  const subject = subjectOf(view, kind, around);
  if (!subject) return null;
  return {
    subject,
    guest: { id: view.orderId, token: around.token },
    reference: view.reference,
    when: mainAppointment(view) ?? '',
    pageHref: around.pageHref,
  };
}

function subjectOf(view: OrderView, kind: ChangeKind, { now, pictures }: Around): ChangeSubject | null {
  const [date, slot] = [view.order.dates.movingDate, view.order.timeSlot.movingDate];
  switch (kind) {
    case 'cancel':
      return { kind };
    case 'slot':
      return date && slot ? { kind, booked: { date, slot }, bookable: bookableRange(now) } : null;
    case 'items': {
      const move = moveOf(view);
      return move && { kind, move, addOns: move.addOns, popularItems: popularItems(), pictures };
    }
  }
}

const isAddOn = (service: string): service is MovingAddOn => MOVING_ADD_ONS.some((addOn) => addOn === service);

/** The booked move as the pricing function takes it: with it the picker says what one more of a thing would add. */
function moveOf({ order, services, quote }: OrderView) {
  const { movingSpace, isStudent, furnitureItems, dates } = order;
  const { collection, delivery, additional_collection = [], additional_delivery = [] } = order.addresses;
  if (!movingSpace || !collection || !delivery) return null;
  const { distanceMiles, promo } = fromQuoteDto(quote);
  return {
    movingSpace,
    isStudent,
    furnitureItems,
    addOns: services.filter(isAddOn),
    addresses: { collection, delivery, additional_collection, additional_delivery },
    movingDate: dates.movingDate ?? ('' as const),
    distanceMiles,
    promo: promo ?? null,
    addOnVariant: SITE.addOnVariant,
  };
}
