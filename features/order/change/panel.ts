import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { OrderView } from '@/lib/contracts/order-view';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { answeredStorageSplit } from '@/lib/domain/answers/ordered-storage-split';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { addressName } from '@/lib/domain/order/address-names';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { ADDRESS_WORDS } from '@/lib/domain/order/labels';
import { ownAppointment } from '@/lib/domain/order/offered-changes';
import { addressesOfOrder } from '@/lib/domain/order/appointments';
import { mainService, type BookableService } from '@/lib/domain/services/flows';
import { chosenOf } from '@/lib/domain/services/service';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { MOVING_ADD_ONS, STORAGE_ADD_ONS, type Addresses } from '@/lib/domain/order-types';
import { SITE } from '@/lib/site';
import { mainAppointment } from '../status';
import { changeTitle, offeredChanges } from '../changes';
import type { ChangePanel, ChangeSubject, Goods, AddressToMove } from './types';
import { unitOptions } from './unit-options';

const isOfSeveral = (kind: keyof Addresses): boolean =>
  kind === 'additional_collection' || kind === 'additional_delivery';

/** Returns every address in the order of the trip, with the labels of its questions. */
function addressesToMove(addresses: Addresses): readonly AddressToMove[] {
  const stops = addressesOfOrder(addresses);
  return stops.map(({ kind, stop, address }) => {
    const own = stops.filter((other) => other.kind === kind);
    const index = own.findIndex((other) => other.stop === stop);
    const isSeveral = isOfSeveral(kind);
    return {
      kind,
      path: isSeveral ? `addresses.${kind}[${index}]` : `addresses.${kind}`,
      legend: isSeveral ? addressName(kind, index, own.length) : ADDRESS_WORDS[kind].name,
      postcodeLabel: ADDRESS_WORDS[kind].postcode,
      address,
    };
  });
}

type Around = {
  readonly token: string;
  readonly pageHref: string;
  readonly now: Date;
  readonly pictures: ItemPictures;
};

/** Returns the props of a change's page, or null if the order does not allow it. */
export function changePanel(view: OrderView, kind: ChangeKind | null, around: Around): ChangePanel | null {
  if (!kind || !offeredChanges(view).includes(kind)) return null;
  const subject = subjectOf(view, kind, around);
  if (!subject) return null;
  return {
    subject,
    title: changeTitle(kind, view.services),
    guest: { id: view.orderId, token: around.token },
    reference: view.reference,
    when: mainAppointment(view) ?? '',
    pageHref: around.pageHref,
  };
}

function subjectOf(view: OrderView, kind: ChangeKind, { now, pictures }: Around): ChangeSubject | null {
  switch (kind) {
    case 'cancel':
      return { kind };
    case 'slot': {
      const booked = ownAppointment(view);
      return booked && { kind, booked: { date: booked.date, slot: booked.slot }, bookable: bookableRange(now) };
    }
    case 'address':
      return { kind, stops: addressesToMove(view.order.addresses) };
    case 'items': {
      const goods = GOODS[mainService(view.services)]?.(view) ?? null;
      return goods && { kind, goods, popularItems: popularItems(), pictures, worth: view.terms.cover?.worth ?? [] };
    }
  }
}

/** Returns the booked move as input of the pricing function. */
function moveOf({ order, terms, services, quote }: OrderView): Goods | null {
  const { movingSpace, isStudent, furnitureItems, dates } = order;
  const { collection, delivery, additional_collection = [], additional_delivery = [] } = order.addresses;
  if (!movingSpace || !collection || !delivery) return null;
  const { distanceMiles, promo } = fromQuoteDto(quote);
  const move = {
    movingSpace,
    isStudent,
    furnitureItems,
    addOns: chosenOf(MOVING_ADD_ONS, services),
    addresses: { collection, delivery, additional_collection, additional_delivery },
    movingDate: dates.movingDate ?? ('' as const),
    distanceMiles,
    promo: promo ?? null,
    addOnVariant: SITE.addOnVariant,
    cover: { step: terms.cover?.step ?? 'included' },
    split: answeredStorageSplit({ ...order, ...terms }),
  } as const;
  return { move };
}

/** Returns the booked collection as input of the pricing function. */
function storageOf({ order, terms, services, quote, squareFeet }: OrderView): Goods | null {
  const { storageSpace, storageTerm, isStudent, furnitureItems, dates } = order;
  const { storage_collection } = order.addresses;
  if (!storageSpace || !storageTerm || !storage_collection) return null;
  const { distanceMiles, promo } = fromQuoteDto(quote);
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const storage = {
    storageSpace,
    squareFeet,
    storageTerm,
    isStudent,
    furnitureItems,
    distanceMiles,
    addOnVariant,
    priceList,
    addOns: chosenOf(STORAGE_ADD_ONS, services),
    addresses: { storage_collection },
    storageCollectionDate: dates.storageCollectionDate ?? ('' as const),
    promo: promo ?? null,
    cover: { step: terms.cover?.step ?? 'included' },
  };
  return { storage, units: unitOptions(priceList, storageTerm, storageSpace) };
}

const GOODS: Readonly<Partial<Record<BookableService, (view: OrderView) => Goods | null>>> = {
  MOVING: moveOf,
  STORAGE_COLLECTION: storageOf,
};
