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
import { readStoragePayments } from '@/lib/contracts/storage-payments-view';
import { callOffUnitMove, moveUnit, readUnits } from '@/lib/contracts/unit-transfers';
import { COVER_FIELDS, coverOfFields, worthField } from '@/lib/domain/order/cover-fields';
import { ROUTES, orderPath } from '@/lib/routes';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { calendarPath } from '@/lib/server/modules/orders/paths';
import { mayAskProvider } from '@/lib/server/modules/payments/provider-limit';
import { beginStorageAddition } from '@/lib/server/modules/storage-additions/own-addition';
import { call, requireFound, type CallContext, type Fields, type PlainPost } from '@/lib/server/platform/http/call';

// The pages to which posted forms lead. Refused fields are unchecked.

/** Returns a posted field, at most 64 characters; '' for anything that is not text. */
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');
const inPath = (value: unknown): string => encodeURIComponent(text(value));

/** Returns the order page at the element with this id; the home page when the fields name no order. */
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

/** Returns the checklist at the entry that was ticked. */
function checklistAt({ reference, token, mark }: Fields): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  const page = checklistPath(encodeURIComponent(reference), encodeURIComponent(token));
  if (mark === 'no_mails') return `${page}#${CHECKLIST_MAILS_ID}`;
  return typeof mark === 'string' ? `${page}#${encodeURIComponent(mark)}` : page;
}

const checklistForm: PlainPost = {
  // The file downloads, and the browser stays on the checklist.
  done: (_answer, fields) =>
    fields.mark === 'in_calendar' ? calendarPath(String(fields.reference), String(fields.token)) : checklistAt(fields),
  refused: (_problem, fields) => checklistAt(fields),
};

/** Returns the page of cover with the answers and the reason of the refusal. */
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
  // A dearer cover is paid first.
  done: ({ paymentUrl }, { reference, token }) =>
    paymentUrl ?? `${orderPath(inPath(reference), inPath(token))}&changed=items`,
  refused: ({ code }, fields) => coverPageAgain(fields, code),
};

/** A form that leads back to its page, which says what was done. */
const backToPage = <Answer>(path: (reference: string) => string, said: (answer: Answer) => string) => {
  const page = ({ reference, token }: Fields, outcome: string): string =>
    `${path(inPath(reference))}?token=${inPath(token)}&${outcome}`;
  return {
    done: (answer, fields) => page(fields, `said=${said(answer)}`),
    refused: ({ code }, fields) => page(fields, `trouble=${code}`),
  } satisfies PlainPost<Answer>;
};

const extraForm = backToPage<{ readonly answer: 'yes' | 'no' }>(extraPath, ({ answer }) => answer);
const keyHandoverForm = (done: 'chosen' | 'undone') => backToPage<unknown>(keyHandoverPath, () => done);

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
  // The order page offers the remaining actions.
  refused: (_problem, { reference, token }) => orderPath(inPath(reference), inPath(token)),
};

/** Serves a call that places an order. The customer is counted by address and account (ABU-1). */
const makesOrder = <A extends 'open' | 'own'>(contract: Endpoint<ISchema<CreateOrderRequest>, CreatedOrderDto, A>) =>
  call(
    contract,
    async ({ orders, sessions }, order, { address, request, user }) =>
      orders.create(order, { address, user: user ?? (await sessions.userOf(request)) }),
    { status: 201 },
  );

/** Asks the provider only when the customer returns from its page, and within the address's limit. */
const asksProvider = async (
  { isBackFromPayment }: { readonly isBackFromPayment: boolean },
  deps: Parameters<typeof mayAskProvider>[0],
  request: CallContext['request'],
): Promise<boolean> => isBackFromPayment && (await mayAskProvider(deps, request));

export const orderCalls = [
  makesOrder(createOrder),
  call(orderPaymentLink, ({ orders }, asked) => orders.paymentLink(asked)),
  call(readOrder, async ({ orders, deps }, asked, { request }) => {
    if (await asksProvider(asked, deps, request)) await orders.recheckPayment(asked.reference, asked.token);
    return requireFound(await orders.view(asked.reference, asked.token));
  }),
  call(readOrderDay, ({ orders }, asked) => orders.day(asked)),
  call(readInvoice, async ({ invoices }, asked) => requireFound(await invoices.view(asked))),
  call(saveStops, ({ addresses }, asked) => addresses.save(asked)),
  call(readEarlierStreets, async ({ addresses }, { reference }, { user }) => ({
    addresses: requireFound(await addresses.earlier(reference, user)),
  })),
  call(findStreets, ({ addresses }, asked) => addresses.find(asked)),
  call(readExtras, async ({ extras, orders, deps }, asked, { request }) => {
    if (await asksProvider(asked, deps, request)) await orders.recheckPayment(asked.reference, asked.token);
    return requireFound(await extras.view(asked.reference, asked.token));
  }),
  call(answerExtra, ({ extras }, asked) => extras.answer(asked), { plainPost: extraForm }),
  call(readCover, async ({ orderCover }, { fields, ...guest }) => {
    const asked = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return requireFound(await orderCover.view(guest, asked));
  }),
  call(changeCover, ({ orderCover }, asked) => orderCover.change(asked), { plainPost: coverForm }),
  call(readKeysLate, async ({ keyHandover }, { reference, token }) =>
    requireFound(await keyHandover.view(reference, token)),
  ),
  call(chooseKeysLate, ({ keyHandover }, asked) => keyHandover.choose(asked), { plainPost: keyHandoverForm('chosen') }),
  call(undoKeysLate, ({ keyHandover }, asked) => keyHandover.undo(asked), { plainPost: keyHandoverForm('undone') }),
  call(setTexts, ({ sms }, asked) => sms.set(asked), { plainPost: smsForm }),
  call(setChecklist, ({ checklist }, asked) => checklist.set(asked), { plainPost: checklistForm }),
  call(setHome, ({ checklist }, asked) => checklist.setHome(asked), { plainPost: homeForm }),
  call(change.findOrderSlots, ({ orderChanges }, asked) => orderChanges.slots(asked)),
  call(change.previewReschedule, ({ orderChanges }, asked) => orderChanges.previewReschedule(asked)),
  call(change.rescheduleOrder, ({ orderChanges }, asked) => orderChanges.reschedule(asked)),
  call(change.previewEdit, ({ orderChanges }, asked) => orderChanges.previewEdit(asked)),
  call(change.editOrder, ({ orderChanges }, asked) => orderChanges.edit(asked)),
  call(change.previewAddresses, ({ orderChanges }, asked) => orderChanges.previewAddresses(asked)),
  call(change.changeAddresses, ({ orderChanges }, asked) => orderChanges.changeAddresses(asked)),
  call(change.previewCancellation, ({ orderChanges }, asked) => orderChanges.previewCancellation(asked)),
  call(change.cancelOrder, ({ orderChanges }, asked) => orderChanges.cancel(asked)),
] as const;

export const afterwardsCalls = [
  call(review.readReview, async ({ reviews }, guest) => ({ review: await reviews.own(guest) })),
  call(review.saveReview, ({ reviews }, asked) => reviews.save(asked)),
  call(review.withdrawReview, ({ reviews }, asked) => reviews.withdraw(asked)),
  call(review.stopReviewMails, ({ reviews }, asked) => reviews.stopMails(asked)),
  call(claim.readClaims, async ({ claims }, { reference, token }) => requireFound(await claims.view(reference, token))),
  call(claim.makeClaim, ({ claims }, asked) => claims.make(asked)),
  call(claim.sendClaimPhoto, ({ claims }, asked, { readPhoto }) => claims.addPhoto(asked, readPhoto)),
  call(claim.dropClaimPhoto, async ({ claims }, { id, ...guest }) => {
    await claims.dropPhoto(guest, id);
    return { dropped: true };
  }),
  call(readRoomPhotos, ({ checkOutPhotos }, asked) => checkOutPhotos.view(asked)),
  call(sendRoomPhoto, async ({ checkOutPhotos }, { room, ...guest }, { readPhoto }) => ({
    refused: await checkOutPhotos.add(guest, { room, read: readPhoto }),
  })),
  call(dropRoomPhoto, async ({ checkOutPhotos }, { id, ...guest }) => {
    await checkOutPhotos.remove(guest, id);
    return { dropped: true };
  }),
] as const;

export const storageCalls = [
  call(storage.calculateStorageSize, ({ storage: units }, asked) => units.size(asked)),
  call(storage.calculateToUnknownStorage, ({ storage: units }, asked, around) => units.unknown(asked, around)),
  makesOrder(storage.createOrderFromAccount),
  makesOrder(storage.createStorageReturn),
  call(storage.returnPaymentLink, ({ orders }, asked) => orders.paymentLink(asked)),
  call(storage.listClientStorage, ({ storage: units }, request, { user }) => units.ofClient(request, user)),
  call(readStoragePayments, async ({ storagePayments, deps }, { endOn, ...asked }, { request }) => {
    const isBack = await asksProvider(asked, deps, request);
    return requireFound(await storagePayments.view(asked, { isBack, endOn }));
  }),
  call(readUnits, async ({ storagePayments }, { asked, ...guest }) =>
    requireFound(await storagePayments.units(guest, asked)),
  ),
  call(moveUnit, ({ storagePayments }, asked) => storagePayments.moveUnit(asked), {
    plainPost: unitTransferForm('agreed'),
  }),
  call(callOffUnitMove, ({ storagePayments }, asked) => storagePayments.callOffUnitMove(asked), {
    plainPost: unitTransferForm('called-off'),
  }),
  call(
    storage.topUpFromOrder,
    async ({ deps, drafts }, { reference, token }) => {
      const rental = (await authorisedOrder(deps, reference, token)) ?? undefined;
      return { path: await beginStorageAddition(deps, drafts, rental, null) };
    },
    {
      plainPost: storageAdditionForm,
    },
  ),
] as const;
