import { boolean, number, object, string } from 'yup';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { stopFields } from '@/lib/validation/stops';
import { renewCrewLink, revokeCrewPhone, sendCrewLink } from './desk-crew-phones';
import { day, pounds, reference, type DeskDone } from './desk-fields';
import { changeItems } from './desk-items';
import { askExtra, hearExtra, payExtra, withdrawExtra } from './desk-extras';
import {
  acceptClaim,
  addClaimPhotos,
  answerClaim,
  deleteClaimPhoto,
  payClaim,
  refuseClaim,
  writeClaim,
} from './desk-claims';
import { refundPart } from './desk-money';
import { DESK_PATHS, NOTE_LENGTH, REASON_LENGTH } from './desk-paths';
import { addVisitPhotos, recordCounts, signOffVisit } from './desk-proof';
import { beginBooking } from './desk-bookings';
import { bookOrder } from './desk-book-order';
import { setPlaces } from './desk-slots';
import { closeCallBack, saveEntry, sendAgain } from './desk-calls';
import { askForPayment } from './desk-unpaid';
import { askForStorage, endStorage, noteStorage, setStoragePrice, waiveCharge } from './desk-storage';
import { publishReview, refuseReview } from './desk-reviews';
import { changeContact } from './desk-contact';
import { assignVisit, recordVisit, saveCrewMember, setCrewLead } from './desk-visits';
import { endpoint } from './endpoint';

/**
 * What can be done at the operator's desk. Each call is a form of its pages, which works without script: sent as a form
 * it answers 303 back to the page with what came of it, sent as JSON it answers JSON. For operators only: nobody gets
 * 401, anybody else who is signed in 404.
 */

const start = string()
  .required()
  .oneOf(SLOT_TIMES.map(([time]) => time));
const confirmation = {
  /** One for each filled-in form, so that a form sent twice changes once. */
  idempotencyKey: string()
    .required()
    .matches(/^[A-Za-z0-9_-]{16,64}$/),
  /** The order's version and the amounts that the form showed. */
  version: number().required().integer().min(0),
};

export const confirmOrder = endpoint<DeskDone>()({
  name: 'deskConfirmOrder',
  method: 'POST',
  path: DESK_PATHS.confirmOrder,
  access: 'desk',
  request: object({ reference }),
});

export const completeOrder = endpoint<DeskDone>()({
  name: 'deskCompleteOrder',
  method: 'POST',
  path: DESK_PATHS.completeOrder,
  access: 'desk',
  request: object({ reference }),
});

/** What is paid back: what the terms say, or all of it where we choose to. */
export const REFUND_CHOICES = ['terms', 'all'] as const;

export const cancelOrder = endpoint<DeskDone>()({
  name: 'deskCancelOrder',
  method: 'POST',
  path: DESK_PATHS.cancelOrder,
  access: 'desk',
  request: object({
    ...confirmation,
    reference,
    refund: string().required().oneOf(REFUND_CHOICES),
    expectedRefund: pounds,
  }),
});

export const rescheduleOrder = endpoint<DeskDone>()({
  name: 'deskRescheduleOrder',
  method: 'POST',
  path: DESK_PATHS.rescheduleOrder,
  access: 'desk',
  request: object({
    ...confirmation,
    reference,
    date: day,
    start,
    expectedToPay: pounds,
    expectedRefund: pounds,
    /** LAW-6: the customer has asked for services to begin inside the 14 days. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why a rule of the customer's calendar is stepped over; '' where none is. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

export const changeAddresses = endpoint<DeskDone>()({
  name: 'deskChangeAddresses',
  method: 'POST',
  path: DESK_PATHS.changeAddresses,
  access: 'desk',
  request: object({
    ...confirmation,
    reference,
    /** The fields of the stops, as the page's address had them. */
    asked: string().required().max(4000),
    expectedToPay: pounds,
    expectedRefund: pounds,
    wantsStartWithin14Days: boolean().default(false),
  }),
});

/** Frees the places of unpaid orders from one network address ('' for all of them) that had been ordered by an instant. */
export const releaseHolds = endpoint<DeskDone>()({
  name: 'deskReleaseHolds',
  method: 'POST',
  path: DESK_PATHS.releaseHolds,
  access: 'desk',
  request: object({
    address: string().max(64).default(''),
    orderedBy: string()
      .required()
      .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  }),
});

/** One stop of an order, as its customer says it on the telephone. `version`: that of the addresses that the form showed. */
export const saveStop = endpoint<DeskDone>()({
  name: 'deskSaveStop',
  method: 'POST',
  path: DESK_PATHS.saveStop,
  access: 'desk',
  request: object({ reference, version: confirmation.version, stop: string().required().max(40), ...stopFields }),
});

export const handleLead = endpoint<DeskDone>()({
  name: 'deskHandleLead',
  method: 'POST',
  path: DESK_PATHS.handleLead,
  access: 'desk',
  request: object({ id: string().required().max(64), note: string().trim().max(NOTE_LENGTH).default('') }),
});

export const closeDay = endpoint<DeskDone>()({
  name: 'deskCloseDay',
  method: 'POST',
  path: DESK_PATHS.closeDay,
  access: 'desk',
  request: object({ date: day, reason: string().trim().max(REASON_LENGTH).default('') }),
});

export const openDay = endpoint<DeskDone>()({
  name: 'deskOpenDay',
  method: 'POST',
  path: DESK_PATHS.openDay,
  access: 'desk',
  request: object({ date: day }),
});

export const PROMO_KINDS = ['percent', 'fixed'] as const;
/** Pounds: more is a typing error. */
const MOST_OFF = 1_000;

export const createPromo = endpoint<DeskDone>()({
  name: 'deskCreatePromo',
  method: 'POST',
  path: DESK_PATHS.createPromo,
  access: 'desk',
  request: object({
    code: string()
      .required()
      .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '').toUpperCase() : typed))
      .matches(/^[A-Z0-9-]{3,24}$/),
    kind: string().required().oneOf(PROMO_KINDS),
    /** Whole percent, or pounds. */
    amount: number()
      .required()
      .positive()
      .when('kind', ([kind], schema) =>
        kind === 'percent'
          ? schema.integer().max(100)
          : schema
              .max(MOST_OFF)
              .test('pence', 'At most two decimals', (value) => Number.isInteger(Number((value * 100).toFixed(6)))),
      ),
    validFrom: day,
    validUntil: day.when('validFrom', ([from], schema) =>
      schema.test('order', 'This is before the first day', (until) => until >= String(from)),
    ),
    /** Empty: no limit. */
    usageLimit: number()
      .transform((value: number, typed: unknown) => (typed === '' ? null : value))
      .nullable()
      .default(null)
      .integer()
      .min(1)
      .max(1_000_000),
  }),
});

export const endPromo = endpoint<DeskDone>()({
  name: 'deskEndPromo',
  method: 'POST',
  path: DESK_PATHS.endPromo,
  access: 'desk',
  request: object({ code: string().required().max(64) }),
});

export const retryMessage = endpoint<DeskDone>()({
  name: 'deskRetryMessage',
  method: 'POST',
  path: DESK_PATHS.retryMessage,
  access: 'desk',
  request: object({ id: string().required().max(64) }),
});

/** Every call of the desk, by the last part of its path. */
export const DESK_CALLS = [
  confirmOrder,
  completeOrder,
  cancelOrder,
  rescheduleOrder,
  changeAddresses,
  changeItems,
  releaseHolds,
  beginBooking,
  bookOrder,
  saveStop,
  handleLead,
  closeDay,
  openDay,
  setPlaces,
  createPromo,
  endPromo,
  retryMessage,
  waiveCharge,
  askForPayment,
  askForStorage,
  endStorage,
  setStoragePrice,
  noteStorage,
  assignVisit,
  recordVisit,
  recordCounts,
  addVisitPhotos,
  signOffVisit,
  saveCrewMember,
  setCrewLead,
  refundPart,
  askExtra,
  withdrawExtra,
  hearExtra,
  payExtra,
  writeClaim,
  answerClaim,
  acceptClaim,
  refuseClaim,
  payClaim,
  addClaimPhotos,
  deleteClaimPhoto,
  saveEntry,
  closeCallBack,
  sendAgain,
  publishReview,
  refuseReview,
  revokeCrewPhone,
  renewCrewLink,
  sendCrewLink,
  changeContact,
] as const;

/** Lists as files for a spreadsheet; they take the filters of their pages. */
export const ORDERS_CSV = '/api/desk/orders.csv';
/** Every payment and refund of a range of days, with its VAT. */
export const MONEY_CSV = '/api/desk/money.csv';
/** Every invoice and credit note. */
export const INVOICES_CSV = '/api/desk/invoices.csv';
export const LEADS_CSV = '/api/desk/leads.csv';
