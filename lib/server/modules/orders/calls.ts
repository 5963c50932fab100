import type { ISchema } from 'yup';
import { dropRoomPhoto, readRoomPhotos, sendRoomPhoto } from '@/lib/contracts/check-out';
import { createOrder, orderPaymentLink, type CreatedOrderDto, type CreateOrderRequest } from '@/lib/contracts/checkout';
import * as claim from '@/lib/contracts/claims';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { answerExtra, readExtras } from '@/lib/contracts/extras';
import { readInvoice } from '@/lib/contracts/invoice-view';
import { chooseKeysLate, readKeysLate, undoKeysLate } from '@/lib/contracts/key-handover';
import { findStreets, readEarlierStreets, saveStops } from '@/lib/contracts/order-addresses';
import * as change from '@/lib/contracts/order-changes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import { changeCover, readCover } from '@/lib/contracts/order-cover';
import { readOrderDay } from '@/lib/contracts/order-day';
import { readOrder } from '@/lib/contracts/order-read';
import { setHome, setTexts } from '@/lib/contracts/order-settings';
import * as review from '@/lib/contracts/reviews';
import * as storage from '@/lib/contracts/storage';
import { topUpFromOrder } from '@/lib/contracts/storage-additions';
import { readStoragePayments } from '@/lib/contracts/storage-payments-view';
import { callOffUnitMove, moveUnit, readUnits } from '@/lib/contracts/unit-transfers';
import { mayAskProvider } from '@/lib/server/modules/payments/provider-limit';
import { call, requireFound, type CallContext } from '@/lib/server/platform/http/call';
import * as form from './http-plain-posts';

/** Serves a call that places an order. The customer is counted by address and account, signed in or not (ABU-1). */
const makesOrder = <A extends 'open' | 'own'>(contract: Endpoint<ISchema<CreateOrderRequest>, CreatedOrderDto, A>) =>
  call(
    contract,
    ({ orders, sessions }) =>
      async (order, { address, request, user }) =>
        orders.create(order, { address, user: user ?? (await sessions.userOf(request)) }),
    { status: 201 },
  );

/**
 * Returns whether the payment provider is asked before a read: when the customer returns from its page, and the network
 * address is within its limit.
 */
const asksProvider = async (
  { isBackFromPayment }: { readonly isBackFromPayment: boolean },
  deps: Parameters<typeof mayAskProvider>[0],
  request: CallContext['request'],
): Promise<boolean> => isBackFromPayment && (await mayAskProvider(deps, request));

/** The calls of an order: placing, reading, changing, and the arrangements for its day. */
export const orderCalls = [
  makesOrder(createOrder),
  call(orderPaymentLink, ({ orders }) => orders.paymentLink),
  call(readOrder, ({ orders, deps }) => async (asked, { request }) => {
    if (await asksProvider(asked, deps, request)) await orders.recheckPayment(asked.reference, asked.token);
    return requireFound(await orders.view(asked.reference, asked.token));
  }),
  call(readOrderDay, ({ orders }) => orders.day),
  call(
    readInvoice,
    ({ invoices }) =>
      async (asked) =>
        requireFound(await invoices.view(asked)),
  ),
  call(saveStops, ({ stops }) => stops.save),
  call(readEarlierStreets, ({ stops }) => async ({ reference }, { user }) => ({
    addresses: requireFound(await stops.earlier(reference, user)),
  })),
  call(findStreets, ({ stops }) => stops.find),
  call(readExtras, ({ extras, orders, deps }) => async (asked, { request }) => {
    if (await asksProvider(asked, deps, request)) await orders.recheckPayment(asked.reference, asked.token);
    return requireFound(await extras.view(asked.reference, asked.token));
  }),
  call(answerExtra, ({ extras }) => extras.answer, { plainPost: form.extraForm }),
  call(readCover, ({ orderCover }) => async ({ fields, ...guest }) => {
    const asked = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return requireFound(await orderCover.view(guest, asked));
  }),
  call(changeCover, ({ orderCover }) => orderCover.change, { plainPost: form.coverForm }),
  call(
    readKeysLate,
    ({ keysLate }) =>
      async ({ reference, token }) =>
        requireFound(await keysLate.view(reference, token)),
  ),
  call(chooseKeysLate, ({ keysLate }) => keysLate.choose, { plainPost: form.keyHandoverForm('chosen') }),
  call(undoKeysLate, ({ keysLate }) => keysLate.undo, { plainPost: form.keyHandoverForm('undone') }),
  call(setTexts, ({ texts }) => texts.set, { plainPost: form.smsForm }),
  call(setChecklist, ({ checklist }) => checklist.set, { plainPost: form.checklistForm }),
  call(setHome, ({ checklist }) => checklist.setHome, { plainPost: form.homeForm }),
  call(change.findOrderSlots, ({ orderChanges }) => orderChanges.slots),
  call(change.previewReschedule, ({ orderChanges }) => orderChanges.previewReschedule),
  call(change.rescheduleOrder, ({ orderChanges }) => orderChanges.reschedule),
  call(change.previewEdit, ({ orderChanges }) => orderChanges.previewEdit),
  call(change.editOrder, ({ orderChanges }) => orderChanges.edit),
  call(change.previewAddresses, ({ orderChanges }) => orderChanges.previewAddresses),
  call(change.changeAddresses, ({ orderChanges }) => orderChanges.changeAddresses),
  call(change.previewCancellation, ({ orderChanges }) => orderChanges.previewCancellation),
  call(change.cancelOrder, ({ orderChanges }) => orderChanges.cancel),
] as const;

/** The calls for what customers send after the job: reviews, claims and photos of rooms. */
export const afterwardsCalls = [
  call(review.readReview, ({ reviews }) => async (guest) => ({ review: await reviews.own(guest) })),
  call(review.saveReview, ({ reviews }) => reviews.save),
  call(review.withdrawReview, ({ reviews }) => reviews.withdraw),
  call(review.stopReviewMails, ({ reviews }) => reviews.stopMails),
  call(
    claim.readClaims,
    ({ claims }) =>
      async ({ reference, token }) =>
        requireFound(await claims.view(reference, token)),
  ),
  call(claim.makeClaim, ({ claims }) => claims.make),
  call(
    claim.sendClaimPhoto,
    ({ claims }) =>
      (asked, { readPhoto }) =>
        claims.addPhoto(asked, readPhoto),
  ),
  call(claim.dropClaimPhoto, ({ claims }) => async ({ id, ...guest }) => {
    await claims.dropPhoto(guest, id);
    return { dropped: true };
  }),
  call(readRoomPhotos, ({ roomPhotos }) => roomPhotos.view),
  call(sendRoomPhoto, ({ roomPhotos }) => async ({ room, ...guest }, { readPhoto }) => ({
    refused: await roomPhotos.add(guest, { room, read: readPhoto }),
  })),
  call(dropRoomPhoto, ({ roomPhotos }) => async ({ id, ...guest }) => {
    await roomPhotos.remove(guest, id);
    return { dropped: true };
  }),
] as const;

/** The calls of storage: sizes and prices, a customer's rentals, and changes to a running contract. */
export const storageCalls = [
  call(storage.calculateStorageSize, ({ storage: units }) => units.size),
  call(storage.calculateToUnknownStorage, ({ storage: units }) => units.unknown),
  makesOrder(storage.createOrderFromAccount),
  makesOrder(storage.createStorageReturn),
  call(storage.returnPaymentLink, ({ orders }) => orders.paymentLink),
  call(
    storage.listClientStorage,
    ({ storage: units }) =>
      (request, { user }) =>
        units.ofClient(request, user),
  ),
  call(readStoragePayments, ({ storagePayments, deps }) => async ({ endOn, ...asked }, { request }) => {
    const isBack = await asksProvider(asked, deps, request);
    return requireFound(await storagePayments.view(asked, { isBack, endOn }));
  }),
  call(
    readUnits,
    ({ storagePayments }) =>
      async ({ asked, ...guest }) =>
        requireFound(await storagePayments.units(guest, asked)),
  ),
  call(moveUnit, ({ storagePayments }) => storagePayments.moveUnit, { plainPost: form.unitTransferForm('agreed') }),
  call(callOffUnitMove, ({ storagePayments }) => storagePayments.callOffUnitMove, {
    plainPost: form.unitTransferForm('called-off'),
  }),
  call(topUpFromOrder, ({ topUps }) => topUps.fromOrder, { plainPost: form.storageAdditionForm }),
] as const;
