import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { checklistPath, claimPath, coverPath, extraPath, keyHandoverPath, storagePath } from '@/lib/account-routes';
import { setHome, setTexts } from '@/lib/contracts/order-settings';
import type { OrderView } from '@/lib/contracts/order-view';
import { returnFromOrder } from '@/lib/contracts/returns';
import { topUpFromOrder } from '@/lib/contracts/storage';
import { bookedLoad } from '@/lib/domain/order/booked-load';
import { isTransport } from '@/lib/domain/order/transport';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import { LATE_PROMISE } from '@/lib/domain/visits/late-credit';
import { addressesPath, orderPath } from '@/lib/routes';
import { changePanel } from './change/panel';
import type { ChangePanel } from './change/types';
import { orderDay, type DayPictures, type OrderDay } from './day/model';
import { againHref, changeKind, isSaved, paymentOutcome } from './links';
import { orderPageModel, type OrderPageModel } from './model';
import { bringBackOffer, checklistOffer, claimOffer, keyHandoverOffer, accessCheckOffer, smsOffer } from './offers';
import type { BookedTrader, NextStep, OrderShares } from './types';

type OrderContent = {
  readonly trader: BookedTrader;
  readonly itemPictures: ItemPictures;
  readonly drawingOf: (order: OrderView['order'], services: OrderView['services']) => Picture;
  readonly dayPictures: DayPictures;
  readonly priceDrawing: Picture;
  readonly whoComes: (order: OrderView['order'], services: OrderView['services']) => string;
  readonly nextSteps: (
    view: OrderView,
    around: { readonly now: Date; readonly phone: string; readonly isWhereMissing: boolean },
  ) => { readonly timetable: readonly NextStep[]; readonly advice: readonly string[] };
};

type Query = Readonly<Partial<Record<string, string | string[]>>>;
type Found = { readonly view: OrderView; readonly token: string; readonly shares: OrderShares | null };

export type OrderPageProps = {
  readonly model: OrderPageModel;
  readonly trader: BookedTrader;
  readonly drawing: Picture;
  readonly booked: LoadToDraw | null;
  /** Null except on the day and the evening before. */
  readonly day: OrderDay | null;
  readonly panel: ChangePanel | null;
};

export function orderPageProps({ view, token, shares }: Found, query: Query, now: Date, content: OrderContent) {
  const { trader, itemPictures: pictures } = content;
  const { reference } = view;
  const pageHref = orderPath(reference, token);
  const model = orderPageModel({
    view,
    now,
    pageHref,
    againHref: againHref(view),
    addressesHref: addressesPath(reference, token),
    shares,
    outcome: paymentOutcome(query.payment),
    changed: changeKind(query.changed),
    bringBack: bringBackOffer(view, { token, action: returnFromOrder.path }),
    sms: smsOffer(view, { token, action: setTexts.path }),
    checklist: checklistOffer(view, { now, href: checklistPath(reference, token) }),
    accessCheck: accessCheckOffer(view, { token, action: setHome.path }),
    keyHandover: keyHandoverOffer(view, { now, href: keyHandoverPath(reference, token) }),
    addThings: view.takesMore ? { action: topUpFromOrder.path, fields: { reference, token } } : null,
    coverHref: coverPath(reference, token),
    extrasHref: extraPath(reference, token),
    claims: claimOffer(view, claimPath(reference, token)),
    storageHref: view.hasStoragePayments ? storagePath(reference, token) : null,
    wasteCarrier: trader.wasteCarrier,
    isSaved: isSaved(query.addresses),
    people: content.whoComes(view.order, view.services),
    // The page itself asks for a missing address, above everything else.
    next: content.nextSteps(view, { now, phone: trader.phone, isWhereMissing: false }),
  });
  const panel = changePanel(view, changeKind(query.change), { token, pageHref, now, pictures });
  const booked = bookedLoad(view);
  const promise = view.services.some(isTransport) ? LATE_PROMISE : '';
  const day = panel
    ? null
    : orderDay({ view, token, booked, trader, promise, size: model.load, pictures: content.dayPictures });
  const own: OrderPageProps = {
    model,
    panel,
    trader,
    day,
    // A load that the day draws is not drawn twice.
    drawing: day?.load || day?.settings.clean ? content.priceDrawing : content.drawingOf(view.order, view.services),
    booked: day?.load ? null : booked,
  };
  return {
    title: `${panel?.title ?? model.status.title}, order ${reference}`,
    description: 'Your order: its status, its price and what happens next.',
    canonicalPath: `/orders/${reference}`,
    ...own,
  };
}
