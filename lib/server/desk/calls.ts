import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import * as contract from '@/lib/contracts/desk';
import * as items from '@/lib/contracts/desk-items';
import * as extras from '@/lib/contracts/desk-extras';
import * as claims from '@/lib/contracts/desk-claims';
import * as money from '@/lib/contracts/desk-money';
import * as written from '@/lib/contracts/desk-calls';
import * as slots from '@/lib/contracts/desk-slots';
import * as phones from '@/lib/contracts/desk-crew-phones';
import * as unpaid from '@/lib/contracts/desk-unpaid';
import * as reviews from '@/lib/contracts/desk-reviews';
import * as storage from '@/lib/contracts/desk-storage';
import * as who from '@/lib/contracts/desk-contact';
import * as visits from '@/lib/contracts/desk-visits';
import * as proof from '@/lib/contracts/desk-proof';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import { deskPath } from '@/lib/routes';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { call, type Call } from '../http/call';
import type { KeptNames, PlainPost } from '../http/plain-post';
import { stopFields } from '@/lib/validation/stops';
import { askForPayment } from './ask-for-payment';
import { acceptClaim, answerClaim, payClaim, refuseClaim, writeClaim } from './claim-actions';
import { addClaimPhotos, deleteClaimPhoto } from './claim-photos';
import { closeCallBack, saveEntry } from './entry-actions';
import { askExtraForDesk, hearExtraForDesk, payExtraForDesk, withdrawExtraForDesk } from './extra-actions';
import { closeDay, openDay, setPlaces } from './capacity-actions';
import { renewLink, revokePhone, sendLinkForDesk } from './crew-phones-actions';
import { changeContact } from './contact';
import { saveMember, setLead } from './crews-actions';
import { changeItemsForDesk } from './items-actions';
import { recordCountsForDesk } from './count-actions';
import { handleLead } from './leads';
import { cancelForDesk, changeAddressesForDesk, complete, confirmByHand, rescheduleForDesk } from './order-actions';
import { addPhotosForDesk } from './photo-actions';
import { keptCounts, readCounts } from './proof-form';
import { createPromo, endPromo } from './promo';
import { refundPartForDesk } from './refund-actions';
import { retryMessage } from './retry';
import { sendAgain } from './send-again';
import { publishReview, refuseReview } from './review-actions';
import { signOffForDesk } from './signoff-actions';
import { saveStopForDesk } from './stops';
import { beginBookingCall, bookOrderCall } from './telephone-calls';
import { askForStorage, endStorage, noteStorage, setStoragePrice, waiveCharge } from './storage-actions';
import { assignForDesk, recordForDesk } from './visit-actions';
import { releaseHolds } from './waves';
import { address } from './words';

type Fields = Readonly<Record<string, unknown>>;
type Page = (fields: Fields) => string;
/** The pages that a call's form goes back to, from the fields as they were sent: a path of the desk, whatever they say. */
type Pages = {
  readonly done: Page;
  readonly failed?: (fields: Fields, code: ErrorCode) => string;
  /** The name of the success text (notices.ts), where it is not that of the call. */
  readonly notice?: Page;
  /** What comes back with its form (plain-post.ts). */
  readonly kept?: KeptNames;
  /** The request that the fields of the form mean, where it is not flat. */
  readonly read?: (fields: Fields) => unknown;
};
type DeskCall = Call & { readonly plainPost: PlainPost };

const withOutcome = (page: string, outcome: Readonly<Record<string, string>>): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(outcome).toString()}`;

/** A call of the desk: sent as a form it leads back to a page, with what came of it. */
function deskCall<S extends RequestSchema>(
  contract: Endpoint<S, { readonly done: string }, 'desk'>,
  work: (deps: Deps, operator: Operator, request: InferType<S>) => Promise<void>,
  { done, failed = done, notice = () => contract.name, kept, read }: Pages,
): DeskCall {
  const answer = { done: contract.name };
  const plainPost: PlainPost = {
    done: (_answer, fields) => withOutcome(done(fields), { done: notice(fields) }),
    refused: ({ code, details }, fields) => {
      const [field = ''] = Object.keys(details.fields ?? {});
      const place = kept && field !== '' ? `#${ERROR_SUMMARY_ID}` : '';
      return withOutcome(failed(fields, code), { problem: code, ...(field !== '' && { field }) }) + place;
    },
    ...(kept && { kept }),
    ...(read && { read }),
  };
  const run = call(contract, ({ deps }) => async (request, { user }) => {
    await work(deps, user, request);
    return answer;
  });
  return { ...run, plainPost };
}

function text(fields: Fields, name: string, most = 64): string {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, most) : '';
}
const orderPage = (fields: Fields): string => deskPath('orders', text(fields, 'reference'));
const paymentPage = (fields: Fields): string =>
  text(fields, 'page') === 'unpaid' ? deskPath('unpaid') : orderPage(fields);
const storagePage = (fields: Fields): string => deskPath('storage', text(fields, 'reference'));
const addressesPage = (fields: Fields): string => `${orderPage(fields)}/addresses`;
const extraPage = (fields: Fields): string => `${orderPage(fields)}/extra`;
const contactPage = (fields: Fields): string => `${orderPage(fields)}/contact`;
const dayPage = (fields: Fields): string => address(deskPath('capacity'), { date: text(fields, 'date') });
const planPage = (fields: Fields): string => address(deskPath('day'), { date: text(fields, 'date') });
const visitPage = (fields: Fields): string => deskPath('day', text(fields, 'visit'));
const crewsPage = (fields: Fields): string => address(deskPath('crews'), { date: text(fields, 'date') });
const phonesPage = (fields: Fields): string =>
  address(deskPath('crews'), { date: text(fields, 'date'), link: `${text(fields, 'team')}.${text(fields, 'crew')}` });
const claimPage = (fields: Fields): string => deskPath('claims', text(fields, 'reference'), text(fields, 'number'));
const always = (path: string) => () => path;

const CALLS: readonly DeskCall[] = [
  deskCall(contract.confirmOrder, confirmByHand, { done: orderPage }),
  deskCall(contract.completeOrder, complete, { done: orderPage }),
  deskCall(contract.cancelOrder, cancelForDesk, { done: orderPage, failed: (fields) => `${orderPage(fields)}/cancel` }),
  deskCall(contract.rescheduleOrder, rescheduleForDesk, {
    done: orderPage,
    failed: (fields, code) => {
      const [date, start] = [text(fields, 'date'), text(fields, 'start')];
      // A slot that is gone is not picked again.
      const picked = code === 'slot_taken' || code === 'slot_unavailable' ? {} : { date, start };
      return address(`${orderPage(fields)}/reschedule`, { from: date, ...picked });
    },
    kept: ['date', 'start', 'wantsStartWithin14Days', 'why', 'reason'],
  }),
  deskCall(contract.changeAddresses, changeAddressesForDesk, {
    done: orderPage,
    failed: (fields) =>
      address(`${orderPage(fields)}/address`, Object.fromEntries(new URLSearchParams(text(fields, 'asked', 4000)))),
    kept: ['wantsStartWithin14Days'],
  }),
  deskCall(items.changeItems, changeItemsForDesk, {
    done: orderPage,
    failed: (fields) =>
      address(
        `${orderPage(fields)}/items`,
        Object.fromEntries(new URLSearchParams(text(fields, 'asked', items.ASKED_ITEMS_LENGTH))),
      ),
    kept: ['wantsStartWithin14Days', 'why', 'reason'],
  }),
  deskCall(contract.releaseHolds, releaseHolds, { done: always(deskPath('orders')) }),
  beginBookingCall,
  bookOrderCall,
  deskCall(contract.saveStop, saveStopForDesk, { done: addressesPage, kept: ['stop', ...Object.keys(stopFields)] }),
  deskCall(contract.handleLead, handleLead, { done: always(deskPath('leads')), kept: ['id', 'note'] }),
  deskCall(reviews.publishReview, publishReview, { done: always(deskPath('reviews')) }),
  deskCall(reviews.refuseReview, refuseReview, {
    done: always(deskPath('reviews')),
    kept: ['reference', 'version', 'refusal', 'refusalNote'],
  }),
  deskCall(contract.closeDay, closeDay, { done: dayPage, kept: ['date', 'reason'] }),
  deskCall(contract.openDay, openDay, { done: dayPage }),
  deskCall(slots.setPlaces, setPlaces, {
    done: dayPage,
    notice: ({ block, open }) => (block ? 'deskBlockSlot' : open ? 'deskOpenSlot' : slots.setPlaces.name),
    kept: Object.keys(slots.setPlaces.request.fields).filter((name) => name !== 'shown'),
  }),
  deskCall(contract.createPromo, createPromo, {
    done: always(deskPath('promo')),
    kept: Object.keys(contract.createPromo.request.fields),
  }),
  deskCall(contract.endPromo, endPromo, { done: always(deskPath('promo')) }),
  deskCall(unpaid.askForPayment, askForPayment, { done: paymentPage }),
  deskCall(storage.waiveCharge, waiveCharge, { done: storagePage, kept: ['from', 'reason'] }),
  deskCall(storage.askForStorage, askForStorage, { done: storagePage }),
  deskCall(storage.endStorage, endStorage, { done: storagePage, kept: ['date'] }),
  deskCall(storage.setStoragePrice, setStoragePrice, { done: storagePage, kept: ['perWeek', 'from'] }),
  deskCall(storage.noteStorage, noteStorage, { done: storagePage, kept: ['note'] }),
  deskCall(visits.assignVisit, assignForDesk, { done: planPage }),
  deskCall(proof.recordCounts, recordCountsForDesk, { done: visitPage, kept: keptCounts, read: readCounts }),
  deskCall(proof.addVisitPhotos, addPhotosForDesk, { done: visitPage, kept: ['visit', 'shows', 'time'] }),
  deskCall(proof.signOffVisit, signOffForDesk, {
    done: visitPage,
    kept: ['visit', 'outcome', 'signer', 'toldBy', 'time'],
  }),
  deskCall(visits.recordVisit, recordForDesk, { done: planPage, kept: ['visit', 'type', 'time', 'minutes', 'note'] }),
  deskCall(visits.saveCrewMember, saveMember, { done: crewsPage, kept: ['member', 'name', 'phone', 'email'] }),
  deskCall(visits.setCrewLead, setLead, { done: crewsPage }),
  deskCall(money.refundPart, refundPartForDesk, {
    done: orderPage,
    failed: (fields) => `${orderPage(fields)}/refund`,
    kept: ['back', 'why', 'reason'],
  }),
  deskCall(extras.askExtra, askExtraForDesk, {
    done: extraPage,
    failed: (fields) => address(extraPage(fields), Object.fromEntries(new URLSearchParams(text(fields, 'asked', 500)))),
    kept: ['reason'],
  }),
  deskCall(extras.withdrawExtra, withdrawExtraForDesk, { done: extraPage }),
  deskCall(extras.hearExtra, hearExtraForDesk, { done: extraPage }),
  deskCall(extras.payExtra, payExtraForDesk, { done: extraPage, kept: ['extra', 'way', 'reason'] }),
  deskCall(claims.writeClaim, writeClaim, {
    done: orderPage,
    failed: (fields) => `${orderPage(fields)}/claim`,
    kept: ['title', 'kind', 'worth', 'said'],
  }),
  deskCall(claims.answerClaim, answerClaim, { done: claimPage, kept: ['answer'] }),
  deskCall(claims.acceptClaim, acceptClaim, { done: claimPage, kept: ['award', 'isPaid', 'reply'] }),
  deskCall(claims.refuseClaim, refuseClaim, { done: claimPage, kept: ['grounds'] }),
  deskCall(claims.payClaim, payClaim, { done: claimPage }),
  deskCall(claims.addClaimPhotos, addClaimPhotos, { done: claimPage }),
  deskCall(claims.deleteClaimPhoto, deleteClaimPhoto, { done: claimPage }),
  deskCall(written.saveEntry, saveEntry, {
    done: orderPage,
    kept: ['kind', 'outcome', 'text', 'callBackDay', 'callBackTime'],
  }),
  deskCall(written.closeCallBack, closeCallBack, { done: orderPage }),
  deskCall(written.sendAgain, sendAgain, { done: orderPage }),
  deskCall(phones.revokeCrewPhone, revokePhone, { done: phonesPage }),
  deskCall(phones.renewCrewLink, renewLink, { done: phonesPage }),
  deskCall(phones.sendCrewLink, sendLinkForDesk, { done: phonesPage }),
  deskCall(who.changeContact, changeContact, {
    done: orderPage,
    failed: contactPage,
    kept: ['firstName', 'lastName', 'contactEmail', 'contactPhone'],
  }),
  deskCall(contract.retryMessage, retryMessage, { done: always(deskPath('outbox')) }),
];

/** By the last part of its path; undefined for one that there is not. */
export const findCall = (name: string): DeskCall | undefined =>
  CALLS.find(({ contract: { path } }) => path.endsWith(`/${name}`));

/** Adds a new idempotency key to fields without one, which a program sends. */
export const withIdempotencyKey = (fields: Fields): Fields => ({ idempotencyKey: randomUUID(), ...fields });
