import type { ISchema } from 'yup';
import {
  ACCESS_CHECK_ID,
  CHECKLIST_MAILS_ID,
  checklistPath,
  coverPath,
  extraPath,
  keyHandoverPath,
  unitTransferPath,
} from '@/lib/account-routes';
import { dropRoomPhoto, readRoomPhotos, sendRoomPhoto } from '@/lib/contracts/check-out';
import { createOrder, orderPaymentLink, type CreateOrderRequest, type CreatedOrderDto } from '@/lib/contracts/checkout';
import * as claim from '@/lib/contracts/claims';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { answerExtra, readExtras } from '@/lib/contracts/extras';
import { readInvoice } from '@/lib/contracts/invoice-view';
import { chooseKeysLate, readKeysLate, undoKeysLate } from '@/lib/contracts/key-handover';
import { findStreets, readEarlierStreets, saveStops } from '@/lib/contracts/order-addresses';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
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
import { COVER_FIELDS, coverOfFields, worthField } from '@/lib/domain/order/cover-fields';
import { ROUTES, orderPath } from '@/lib/routes';
import { calendarPath } from '@/lib/server/modules/orders/paths';
import { mayAskProvider } from '@/lib/server/modules/payments/provider-limit';
import { call, requireFound, type CallContext } from '@/lib/server/platform/http/call';
import type { Fields, PlainPost } from '@/lib/server/platform/http/plain-post';

// The pages to which the forms of an order lead after they were posted. Refused fields are unchecked.

/** Returns a posted field as text of at most 64 characters; empty for anything that is not text. */
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');
const inPath = (value: unknown): string => encodeURIComponent(text(value));

/** Returns the order page, scrolled to the element with this id; the home page when the fields name no order. */
function orderPageAt({ reference, token }: Fields, id: string): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  return `${orderPath(encodeURIComponent(reference), encodeURIComponent(token))}#${id}`;
}

const backToOrderAt = (id: string): PlainPost => ({
  done: (_answer, fields) => orderPageAt(fields, id),
  refused: (_problem, fields) => orderPageAt(fields, id),
});

const smsForm = backToOrderAt('texts');
const homeForm = backToOrderAt(ACCESS_CHECK_ID);

/** Returns the checklist, scrolled to the entry that was ticked. */
function checklistAt({ reference, token, mark }: Fields): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  const page = checklistPath(encodeURIComponent(reference), encodeURIComponent(token));
  if (mark === 'no_mails') return `${page}#${CHECKLIST_MAILS_ID}`;
  return typeof mark === 'string' ? `${page}#${encodeURIComponent(mark)}` : page;
}

const checklistForm: PlainPost = {
  // The calendar file downloads, and the browser stays on the checklist.
  done: (_answer, fields) =>
    fields.mark === 'in_calendar' ? calendarPath(String(fields.reference), String(fields.token)) : checklistAt(fields),
  refused: (_problem, fields) => checklistAt(fields),
};

/** Returns the page of cover with the answers that were sent, priced anew, and the reason of the refusal. */
function coverPageAgain(fields: Fields, trouble: string): string {
  const answers = Object.entries(fields).filter(
    ([name]) => name === COVER_FIELDS.step || name.startsWith(worthField('')),
  );
  const query = new URLSearchParams({
    token: text(fields.token),
    ...Object.fromEntries(answers.map(([name, value]) => [name, text(value)])),
    trouble,
  });
  return `${coverPath(inPath(fields.reference))}?${query.toString()}`;
}

const coverForm: PlainPost<OrderChangeDto> = {
  read: (fields) => ({ ...fields, cover: coverOfFields(fields) }),
  // A dearer cover is paid first, through our own link to the payment page.
  done: ({ paymentUrl }, { reference, token }) =>
    paymentUrl ?? `${orderPath(inPath(reference), inPath(token))}&changed=items`,
  refused: ({ code }, fields) => coverPageAgain(fields, code),
};

const extraPage = ({ reference, token }: Fields, outcome: string): string =>
  `${extraPath(inPath(reference))}?token=${inPath(token)}&${outcome}`;

const extraForm: PlainPost<{ readonly answer: 'yes' | 'no' }> = {
  done: ({ answer }, fields) => extraPage(fields, `said=${answer}`),
  refused: ({ code }, fields) => extraPage(fields, `trouble=${code}`),
};

const keyHandoverPage = ({ reference, token }: Fields, outcome: string): string =>
  `${keyHandoverPath(inPath(reference))}?token=${inPath(token)}&${outcome}`;

const keyHandoverForm = (done: 'chosen' | 'undone'): PlainPost => ({
  done: (_answer, fields) => keyHandoverPage(fields, `said=${done}`),
  refused: ({ code }, fields) => keyHandoverPage(fields, `trouble=${code}`),
});

/** Returns the page of other units with the outcome and the selected unit. */
function unitTransferPage(fields: Fields, outcome: Readonly<Record<string, string>>): string {
  const { reference, token, storageSpace, squareFeet } = fields;
  const query = new URLSearchParams({
    token: text(token),
    ...(storageSpace !== undefined && { space: text(storageSpace) }),
    ...(squareFeet !== undefined && { area: text(squareFeet) }),
    ...outcome,
  });
  return `${unitTransferPath(inPath(reference))}?${query.toString()}`;
}

const unitTransferForm = (done: 'agreed' | 'called-off'): PlainPost => ({
  done: (_answer, { reference, token }) => unitTransferPage({ reference, token }, { done }),
  refused: ({ code }, fields) => unitTransferPage(fields, { trouble: code }),
});

const storageAdditionForm: PlainPost<{ readonly path: string }> = {
  done: ({ path }) => path,
  // The order page offers the remaining actions for the storage.
  refused: (_problem, { reference, token }) => orderPath(inPath(reference), inPath(token)),
};

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
  call(saveStops, ({ addresses }) => addresses.save),
  call(readEarlierStreets, ({ addresses }) => async ({ reference }, { user }) => ({
    addresses: requireFound(await addresses.earlier(reference, user)),
  })),
  call(findStreets, ({ addresses }) => addresses.find),
  call(readExtras, ({ extras, orders, deps }) => async (asked, { request }) => {
    if (await asksProvider(asked, deps, request)) await orders.recheckPayment(asked.reference, asked.token);
    return requireFound(await extras.view(asked.reference, asked.token));
  }),
  call(answerExtra, ({ extras }) => extras.answer, { plainPost: extraForm }),
  call(readCover, ({ orderCover }) => async ({ fields, ...guest }) => {
    const asked = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return requireFound(await orderCover.view(guest, asked));
  }),
  call(changeCover, ({ orderCover }) => orderCover.change, { plainPost: coverForm }),
  call(
    readKeysLate,
    ({ keyHandover }) =>
      async ({ reference, token }) =>
        requireFound(await keyHandover.view(reference, token)),
  ),
  call(chooseKeysLate, ({ keyHandover }) => keyHandover.choose, { plainPost: keyHandoverForm('chosen') }),
  call(undoKeysLate, ({ keyHandover }) => keyHandover.undo, { plainPost: keyHandoverForm('undone') }),
  call(setTexts, ({ sms }) => sms.set, { plainPost: smsForm }),
  call(setChecklist, ({ checklist }) => checklist.set, { plainPost: checklistForm }),
  call(setHome, ({ checklist }) => checklist.setHome, { plainPost: homeForm }),
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
  call(readRoomPhotos, ({ checkOutPhotos }) => checkOutPhotos.view),
  call(sendRoomPhoto, ({ checkOutPhotos }) => async ({ room, ...guest }, { readPhoto }) => ({
    refused: await checkOutPhotos.add(guest, { room, read: readPhoto }),
  })),
  call(dropRoomPhoto, ({ checkOutPhotos }) => async ({ id, ...guest }) => {
    await checkOutPhotos.remove(guest, id);
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
  call(moveUnit, ({ storagePayments }) => storagePayments.moveUnit, { plainPost: unitTransferForm('agreed') }),
  call(callOffUnitMove, ({ storagePayments }) => storagePayments.callOffUnitMove, {
    plainPost: unitTransferForm('called-off'),
  }),
  call(topUpFromOrder, ({ storageAdditions }) => storageAdditions.fromOrder, { plainPost: storageAdditionForm }),
] as const;
