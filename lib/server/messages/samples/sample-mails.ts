import { COMPANY } from '@/lib/content/company';
import { nextSteps } from '@/lib/content/next-steps';
import { minutesAfter } from '@/lib/domain/durations';
import { NOTHING, pence } from '@/lib/domain/money';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { stopsOf } from '@/lib/domain/order/stops';
import { claimPath, reviewPath, unitMovePath } from '@/lib/account-routes';
import { addressesPath, deskPath, invoicePath, orderPath, ROUTES, storagePath } from '@/lib/routes';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { SITE } from '@/lib/site';
import type { Letter } from '../email/blocks';
import { orderFacts, orderNow } from '../email/order-facts';
import { returnLink, signInLink } from '../email/templates/account';
import { changeRefused, changeToPay, orderChanged } from '../email/templates/changes';
import { orderConfirmed, orderReceived, paidSuperseded, paidTooLate } from '../email/templates/customer';
import { partRefunded } from '../email/templates/part-refunded';
import { claimAnswered, claimDecided, claimReceived, newClaim } from '../email/templates/claims';
import { contactChanged, contactTakenAway } from '../email/templates/contact-changed';
import { leadCopy } from '../email/templates/lead-copy';
import { heldForms, newLead } from '../email/templates/leads';
import {
  helperGiven,
  helperInvited,
  helperRevoked,
  helpersReturn,
  helperStopped,
  helperTaken,
} from '../email/templates/helpers';
import { confirmNewsletter, newsletterWelcome } from '../email/templates/newsletter';
import { newOrder, refundNeeded } from '../email/templates/operator';
import { changeRefusedForOperator, orderChangedForOperator } from '../email/templates/operator-changes';
import { paymentAttention } from '../email/templates/operator-payments';
import {
  storageArrears,
  storageEnded,
  storageNotice,
  storagePrice,
  storageReceipt,
  storageRefused,
} from '../email/templates/storage';
import { bookedByPhone } from '../email/templates/booked-by-phone';
import { unitMoveAgreed, unitMoved, unitMoveOff } from '../email/templates/unit-move';
import { visitDone } from '../email/templates/visit-done';
import { reviewAsked, reviewRefused } from '../email/templates/review';
import { whereExactly } from '../email/templates/where-exactly';
import { CLAIM, CLAIM_ACCEPTED, CLAIM_ANSWERED, CLAIM_REFUSED } from './sample-claims';
import { BEFORE_MOVE, CANCELLED, MOVED_TO_DEARER_DAY, OTHER_ADDRESS, OTHER_CONTENTS, REFUSED } from './sample-changes';
import { SAMPLE_EXTRA_MAILS } from './sample-extras';
import { SAMPLE_KEYS_LATE_MAILS } from './sample-keys-late';
import { SAMPLE_SHARE_MAILS } from './sample-shares';
import { SAMPLE_CALL_BACK, SAMPLE_QUESTION } from './sample-leads';
import { SAMPLE_DAY_MAILS } from './sample-day';
import type { SampleMail } from './sample-mail';
import { CHECKLIST } from './sample-checklist';
import { PARKING } from './sample-parking';
import { sampleRow } from './sample-orders';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const SOON = minutesAfter(NOW, 30);
const MOVE = sampleRow('moving');
const ORDER = orderFacts(MOVE);
const KEY = 'sample-key';
const orderUrl = SITE.origin + orderPath(MOVE.reference, KEY);
const addressesUrl = SITE.origin + addressesPath(MOVE.reference, KEY);
const storageUrl = SITE.origin + storagePath(MOVE.reference, KEY);
const deskUrl = SITE.origin + deskPath('orders', MOVE.reference);
const page = (path: string): string => `${SITE.origin}${path}?token=${KEY}`;

const CAME_LATE = { arrivedAt: minutesAfter(NOW, 41), slotEnd: NOW, percent: 10 };
const ABOUT_REVIEW = { company: COMPANY, reviewUrl: SITE.origin + reviewPath(MOVE.reference, KEY) };
const OTHER_CONTACT = { changed: ['email', 'phone'], at: NOW } as const;
const STORED = sampleRow('storage');
const STORE = orderFacts(STORED);
const ABOUT_UNIT = { company: COMPANY, unitUrl: SITE.origin + unitMovePath(STORED.reference, KEY) };
const ABOUT_CLAIM = { company: COMPANY, claimUrl: SITE.origin + claimPath(MOVE.reference, KEY) };
const ABOUT_STORAGE = { company: COMPANY, storageUrl: SITE.origin + storagePath(STORED.reference, KEY) };
const PERIOD = { unit: '6 × 4 ft unit', from: '2027-01-12', until: '2027-02-09', amount: pence(5_260) };
const NEXT_PERIOD = { ...PERIOD, from: '2027-02-09', until: '2027-03-09' };

const ABOUT_RIGHT = { company: COMPANY, accountUrl: SITE.origin + ROUTES.account };
const RIGHT = { owner: STORE.firstName, helper: 'Sam', helperEmail: 'sam@example.com', unit: '6 × 4 ft unit' };
const HELPERS_RETURN = {
  ...{ reference: 'SM-7K4Q-2XPD', things: orderOf(STORED).furnitureItems, date: '2026-12-01' },
  ...{ slot: ['10:00', '12:00'] as const, postcode: 'SE15 4HX' },
};

/** Orders that were taken on the telephone: what paying says differs. */
const TAKEN = {
  state: 'awaiting_payment',
  booked_by: 'desk@example.com',
  hold_expires_at: '2026-11-25T09:00:00.000Z',
} as const;
const BY_PHONE = [
  ['a move inside 14 days', sampleRow('moving', undefined, { ...TAKEN, starts_within_14_days: 1 })],
  ['storage', sampleRow('storage', undefined, TAKEN)],
] as const;

const one = (letter: Letter): readonly SampleMail[] => [{ case: '', letter }];

/** @param isWhereMissing whether the street address is still to be asked */
function confirmed(flow: FlowId, isWhereMissing: boolean): SampleMail {
  const row = sampleRow(flow);
  const next = nextSteps(orderNow(row), { now: NOW, phone: COMPANY.phone.value, isWhereMissing });
  const urls = { orderUrl, storageUrl, addressesUrl: isWhereMissing ? addressesUrl : null };
  const invoice = { label: 'Invoice INV-2026-000123', url: page(invoicePath(row.reference, 'INV-2026-000123')) };
  const letter = orderConfirmed(orderFacts(row), { company: COMPANY, ...urls, invoice, next });
  return { case: isWhereMissing ? flow : `${flow}, address given`, letter };
}

/** Every mail that the site sends: a topic without a sample does not compile. */
export const SAMPLE_MAILS: Readonly<Record<MailTopic, readonly SampleMail[]>> = {
  'order.received.customer': [
    { case: '', letter: orderReceived(ORDER, { company: COMPANY, orderUrl, canCorrect: true }) },
    ...BY_PHONE.map(([what, row]) => ({
      case: `on the telephone, ${what}`,
      letter: bookedByPhone(orderFacts(row), COMPANY, { orderUrl, termsUrl: SITE.origin + ROUTES.terms }),
    })),
  ],
  'order.confirmed.customer': [...FLOW_IDS.map((flow) => confirmed(flow, true)), confirmed('moving', false)],
  'order.where_exactly.customer': one(
    whereExactly(ORDER, { company: COMPANY, addressesUrl, missing: stopsOf(orderOf(MOVE).addresses) }),
  ),
  'order.parking.customer': one(PARKING),
  'order.checklist.customer': CHECKLIST,
  'order.changed.customer': [
    { case: 'new time', letter: orderChanged(MOVED_TO_DEARER_DAY, COMPANY, orderUrl) },
    { case: 'changed', letter: orderChanged(OTHER_CONTENTS, COMPANY, orderUrl) },
    { case: 'new address', letter: orderChanged(OTHER_ADDRESS, COMPANY, orderUrl, addressesUrl) },
    { case: 'cancelled', letter: orderChanged(CANCELLED, COMPANY, orderUrl) },
  ],
  'order.change_to_pay.customer': one(
    changeToPay(MOVED_TO_DEARER_DAY, { company: COMPANY, orderUrl, before: BEFORE_MOVE, heldUntil: SOON }),
  ),
  'order.change_refused.customer': one(changeRefused(REFUSED, COMPANY, orderUrl)),
  'order.paid_too_late.customer': one(paidTooLate(ORDER, COMPANY, orderUrl)),
  'order.paid_superseded.customer': one(paidSuperseded(ORDER, COMPANY, orderUrl)),
  'order.part_refunded.customer': [
    { case: 'online', ...{ amount: 2_590, byHand: 0, reason: 'late_arrival', late: null } },
    { case: 'by itself', ...{ amount: 2_590, byHand: 0, reason: 'late_arrival', late: CAME_LATE } },
    { case: 'by hand', ...{ amount: 2_000, byHand: 2_000, reason: 'goodwill', late: null } },
  ].map(({ case: name, amount, byHand, reason, late }) => ({
    case: name,
    letter: partRefunded(
      ORDER,
      { amount: pence(amount), byHand: pence(byHand), reason: reason as PartRefundReason, late },
      COMPANY,
      orderUrl,
    ),
  })),
  ...SAMPLE_DAY_MAILS,
  'visit.done.customer': (['move', 'collection', 'return', 'clean'] as const).map((kind) => ({
    case: kind,
    letter: visitDone(ORDER, { kind, at: NOW }, { company: COMPANY, orderUrl }),
  })),
  'review.asked.customer': (['first', 'second'] as const).map((asking) => ({
    case: asking,
    letter: reviewAsked(ORDER, asking, ABOUT_REVIEW),
  })),
  'review.refused.customer': one(
    reviewRefused(ORDER, { reason: 'privacy', note: 'Please leave out the driver’s surname.' }, ABOUT_REVIEW),
  ),
  ...SAMPLE_EXTRA_MAILS,
  ...{ ...SAMPLE_KEYS_LATE_MAILS, ...SAMPLE_SHARE_MAILS },
  'claim.received.customer': one(claimReceived(ORDER, CLAIM, ABOUT_CLAIM)),
  'claim.answered.customer': one(claimAnswered(ORDER, CLAIM_ANSWERED, ABOUT_CLAIM)),
  'claim.decided.customer': [
    { case: 'accepted', letter: claimDecided(ORDER, CLAIM_ACCEPTED.asPaid, ABOUT_CLAIM) },
    { case: 'accepted, in part by hand', letter: claimDecided(ORDER, CLAIM_ACCEPTED.partByHand, ABOUT_CLAIM) },
    { case: 'accepted, by hand', letter: claimDecided(ORDER, CLAIM_ACCEPTED.byHand, ABOUT_CLAIM) },
    { case: 'refused', letter: claimDecided(ORDER, CLAIM_REFUSED, ABOUT_CLAIM) },
  ],
  'claim.received.operator': one(newClaim(ORDER, CLAIM, `${SITE.origin}${deskPath('claims', MOVE.reference, '1')}`)),
  'account.sign_in.customer': one(signInLink(page('/account/sign-in'), SOON, COMPANY)),
  'return.link.customer': one(
    returnLink({ url: page('/get-a-quote/storage-return'), reference: MOVE.reference, expiresAt: SOON }, COMPANY),
  ),
  'helper.invited.customer': one(helperInvited(RIGHT, ABOUT_RIGHT)),
  'helper.given.customer': one(helperGiven(RIGHT, ABOUT_RIGHT)),
  'helper.revoked.customer': one(helperRevoked(RIGHT, ABOUT_RIGHT)),
  'helper.taken.customer': one(helperTaken(RIGHT, ABOUT_RIGHT)),
  'helper.return.customer': (['ordered', 'moved', 'cancelled'] as const).map((what) => ({
    case: what,
    letter: helpersReturn(RIGHT, HELPERS_RETURN, { ...ABOUT_RIGHT, what }),
  })),
  'helper.stopped.customer': one(helperStopped(RIGHT, HELPERS_RETURN, ABOUT_RIGHT)),
  'lead.copy.customer': one(leadCopy({ noun: 'question', rows: SAMPLE_QUESTION.copyRows, sentAt: NOW }, COMPANY)),
  'news.confirm.customer': one(
    confirmNewsletter(page('/forms/newsletter-confirm'), 'Tuesday 1 December 2026, 09:00', COMPANY),
  ),
  'news.welcome.customer': one(newsletterWelcome(page('/forms/newsletter-unsubscribe'), COMPANY)),
  'order.confirmed.operator': one(newOrder(ORDER, deskUrl)),
  'order.changed.operator': [
    { case: 'new time', letter: orderChangedForOperator(MOVED_TO_DEARER_DAY, deskUrl) },
    { case: 'changed', letter: orderChangedForOperator(OTHER_CONTENTS, deskUrl) },
    { case: 'new address', letter: orderChangedForOperator(OTHER_ADDRESS, deskUrl) },
    { case: 'cancelled', letter: orderChangedForOperator(CANCELLED, deskUrl) },
  ],
  'order.change_refused.operator': one(changeRefusedForOperator(REFUSED, deskUrl)),
  'order.refund_needed.operator': [
    { case: 'paid twice', letter: refundNeeded(ORDER, true, deskUrl) },
    { case: 'paid too late', letter: refundNeeded(ORDER, false, deskUrl) },
  ],
  'storage.notice.customer': [
    { case: 'card', letter: storageNotice(STORE, PERIOD, { ...ABOUT_STORAGE, hasCard: true, day: PERIOD.from }) },
    { case: 'no card', letter: storageNotice(STORE, PERIOD, { ...ABOUT_STORAGE, hasCard: false, day: PERIOD.from }) },
  ],
  'storage.receipt.customer': [
    {
      case: 'goes on',
      letter: storageReceipt(STORE, { payments: [PERIOD], amount: PERIOD.amount, next: NEXT_PERIOD }, ABOUT_STORAGE),
    },
    {
      case: 'the last',
      letter: storageReceipt(STORE, { payments: [PERIOD], amount: PERIOD.amount, next: null }, ABOUT_STORAGE),
    },
  ],
  'storage.refused.customer': [
    { case: 'first', letter: storageRefused(STORE, PERIOD, { ...ABOUT_STORAGE, why: 'refused', nextTryAt: SOON }) },
    {
      case: 'confirm',
      letter: storageRefused(STORE, PERIOD, { ...ABOUT_STORAGE, why: 'needs_confirmation', nextTryAt: SOON }),
    },
    ...(['refused', 'hard_declined', 'no_card', 'open'] as const).map((why) => ({
      case: `last, ${why}`,
      letter: storageRefused(STORE, PERIOD, { ...ABOUT_STORAGE, why, nextTryAt: null }),
    })),
  ],
  'storage.arrears.operator': one(storageArrears(STORE, PERIOD, deskUrl)),
  'storage.ended.customer': [
    {
      case: 'money back',
      letter: storageEnded(
        STORE,
        { unit: PERIOD.unit, endsOn: PERIOD.until, back: pence(2_630), owed: NOTHING },
        ABOUT_STORAGE,
      ),
    },
    {
      case: 'owed',
      letter: storageEnded(
        STORE,
        { unit: PERIOD.unit, endsOn: PERIOD.until, back: NOTHING, owed: PERIOD.amount },
        ABOUT_STORAGE,
      ),
    },
  ],
  'storage.price.customer': one(
    storagePrice(
      STORE,
      { unit: PERIOD.unit, before: pence(1_315), after: pence(1_380), from: '2027-06-01' },
      ABOUT_STORAGE,
    ),
  ),
  'order.contact.customer': [
    { case: 'now', letter: contactChanged(ORDER, OTHER_CONTACT, { company: COMPANY, orderUrl }) },
    { case: 'until then', letter: contactTakenAway(MOVE.reference, OTHER_CONTACT, COMPANY) },
  ],
  'storage.moving.customer': one(
    unitMoveAgreed(
      STORE,
      {
        ...{ from: PERIOD.unit, to: '5 × 5 ft unit', on: PERIOD.until, weeks: 4 },
        ...{ perPayment: pence(4_929), before: PERIOD.amount },
      },
      ABOUT_UNIT,
    ),
  ),
  'storage.moved.customer': one(unitMoved(STORE, { to: '5 × 5 ft unit', on: PERIOD.until }, ABOUT_UNIT)),
  'storage.move_off.customer': [
    { case: 'asked', letter: unitMoveOff(STORE, { unit: PERIOD.unit, on: PERIOD.until, why: 'asked' }, ABOUT_UNIT) },
    {
      case: 'more stays',
      letter: unitMoveOff(STORE, { unit: PERIOD.unit, on: PERIOD.until, why: 'more' }, ABOUT_UNIT),
    },
  ],
  'payment.attention.operator': [
    {
      case: 'mismatch',
      letter: paymentAttention(ORDER, { trouble: 'mismatch', subjectId: 'sample-payment', deskUrl }),
    },
    {
      case: 'refund failed',
      letter: paymentAttention(ORDER, { trouble: 'refund_failed', subjectId: 'sample-refund', deskUrl }),
    },
  ],
  'lead.created.operator': [
    { case: 'call back', letter: newLead(SAMPLE_CALL_BACK, SITE.origin + deskPath('leads')) },
    { case: 'question', letter: newLead(SAMPLE_QUESTION, SITE.origin + deskPath('leads')) },
  ],
  'lead.held.operator': one(
    heldForms('Tuesday 24 November 2026, 09:00 to 09:59', [
      { why: 'sent within 3 seconds', facts: SAMPLE_QUESTION },
      { why: 'it filled in a field that people cannot see', facts: SAMPLE_CALL_BACK },
    ]),
  ),
};
