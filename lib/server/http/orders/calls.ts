import type { ISchema } from 'yup';
import * as change from '@/lib/contracts/order-changes';
import { createOrder, orderPaymentLink, type CreatedOrderDto, type CreateOrderRequest } from '@/lib/contracts/checkout';
import { makeClaim, sendClaimPhoto } from '@/lib/contracts/claims';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { answerExtra } from '@/lib/contracts/extras';
import { chooseKeysLate, undoKeysLate } from '@/lib/contracts/keys-late';
import { setChecklist } from '@/lib/contracts/order-checklist';
import { changeCover } from '@/lib/contracts/order-cover';
import { readOrderDay } from '@/lib/contracts/order-day';
import { setHome } from '@/lib/contracts/order-passage';
import { readOrder } from '@/lib/contracts/order-read';
import { findStreets, saveStops } from '@/lib/contracts/order-stops';
import { setTexts } from '@/lib/contracts/order-texts';
import { saveReview, stopReviewMails, withdrawReview } from '@/lib/contracts/reviews';
import * as storage from '@/lib/contracts/storage';
import { topUpFromOrder } from '@/lib/contracts/top-ups';
import { callOffUnitMove, moveUnit } from '@/lib/contracts/unit-moves';
import { call } from '../call';
import * as form from './plain-posts';

/** Serves a call that makes an order. Its sender is counted by address and account, signed in or not (ABU-1). */
const makesOrder = <A extends 'open' | 'own'>(contract: Endpoint<ISchema<CreateOrderRequest>, CreatedOrderDto, A>) =>
  call(
    contract,
    ({ orders, sessions }) =>
      async (order, { address, request, user }) =>
        orders.create(order, { address, user: user ?? (await sessions.userOf(request)) }),
    { status: 201 },
  );

/** An order: made, read, changed, and what is arranged around its day. */
export const orderCalls = [
  makesOrder(createOrder),
  call(orderPaymentLink, ({ orders }) => orders.paymentLink),
  call(readOrder, ({ orders }) => orders.read),
  call(readOrderDay, ({ orders }) => orders.day),
  call(saveStops, ({ stops }) => stops.save),
  call(findStreets, ({ stops }) => stops.find),
  call(answerExtra, ({ extras }) => extras.answer, { plainPost: form.extraForm }),
  call(changeCover, ({ orderCover }) => orderCover.change, { plainPost: form.coverForm }),
  call(chooseKeysLate, ({ keysLate }) => keysLate.choose, { plainPost: form.keysLateForm('chosen') }),
  call(undoKeysLate, ({ keysLate }) => keysLate.undo, { plainPost: form.keysLateForm('undone') }),
  call(setTexts, ({ texts }) => texts.set, { plainPost: form.textsForm }),
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

/** What a customer writes after the job. */
export const afterwardsCalls = [
  call(saveReview, ({ reviews }) => reviews.save),
  call(withdrawReview, ({ reviews }) => reviews.withdraw),
  call(stopReviewMails, ({ reviews }) => reviews.stopMails),
  call(makeClaim, ({ claims }) => claims.make),
  call(
    sendClaimPhoto,
    ({ claims }) =>
      (asked, { readPhoto }) =>
        claims.addPhoto(asked, readPhoto),
  ),
] as const;

/** Storage: its size and price, what a client has stored, and changes to a running contract. */
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
  call(moveUnit, ({ storagePayments }) => storagePayments.moveUnit, { plainPost: form.unitMoveForm('agreed') }),
  call(callOffUnitMove, ({ storagePayments }) => storagePayments.callOffUnitMove, {
    plainPost: form.unitMoveForm('called-off'),
  }),
  call(topUpFromOrder, ({ topUps }) => topUps.fromOrder, { plainPost: form.topUpForm }),
] as const;
