import { boolean, number, object, string } from 'yup';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { addressDetailFields } from '@/lib/validation/addresses';
import { claimForms } from './desk-claims';
import { contactForms } from './desk-contact';
import { crewLinkForms } from './desk-crew-phones';
import { entryForms } from './desk-calls';
import { extraForms } from './desk-extras';
import { day, deskForms, pounds, reference } from './desk-fields';
import { itemForms } from './desk-items';
import { refundForms } from './desk-money';
import { NOTE_LENGTH, REASON_LENGTH } from './desk-paths';
import { proofForms } from './desk-proof';
import { reviewForms } from './reviews';
import { slotForms } from './desk-slots';
import { storageForms } from './desk-storage';
import { paymentForms } from './desk-unpaid';
import { crewForms, visitForms } from './desk-visits';
import type { RequestOf } from './endpoint';

/**
 * The forms of the back office, which work without scripts. A form post is answered by a 303 to a page with the
 * outcome, a JSON post by JSON. Operators only: 401 without a session, 404 for other accounts.
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

/** The amount of the refund: as the terms say, or everything as our concession. */
export const REFUND_CHOICES = ['terms', 'all'] as const;

export const orderForms = deskForms({
  confirmOrder: object({ reference }),

  completeOrder: object({ reference }),

  cancelOrder: object({
    ...confirmation,
    reference,
    refund: string().required().oneOf(REFUND_CHOICES),
    expectedRefund: pounds,
  }),

  rescheduleOrder: object({
    ...confirmation,
    reference,
    date: day,
    start,
    expectedToPay: pounds,
    expectedRefund: pounds,
    /** LAW-6: whether the customer asked for services to begin inside the 14 days. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why the operator breaks a rule of the customer's calendar; '' where none is broken. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),

  changeAddresses: object({
    ...confirmation,
    reference,
    /** The fields of the addresses, as in the page's address. */
    asked: string().required().max(4000),
    expectedToPay: pounds,
    expectedRefund: pounds,
    wantsStartWithin14Days: boolean().default(false),
  }),
});

export const holdForms = deskForms({
  /** Frees the places of unpaid orders that one network address ('' for all) made up to an instant. */
  releaseHolds: object({
    address: string().max(64).default(''),
    orderedBy: string()
      .required()
      .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  }),
});

export const addressForms = deskForms({
  /** Saves an address of an order by telephone. `version`: the version of the addresses that the form showed. */
  saveStop: object({
    reference,
    version: confirmation.version,
    stop: string().required().max(40),
    ...addressDetailFields,
  }),
});

export const enquiryForms = deskForms({
  handleLead: object({ id: string().required().max(64), note: string().trim().max(NOTE_LENGTH).default('') }),
});

export const PROMO_KINDS = ['percent', 'fixed'] as const;
/** The highest discount in pounds: more is a typing error. */
const MOST_OFF = 1_000;

export const promoForms = deskForms({
  createPromo: object({
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
    /** Empty means no limit. */
    usageLimit: number()
      .transform((value: number, typed: unknown) => (typed === '' ? null : value))
      .nullable()
      .default(null)
      .integer()
      .min(1)
      .max(1_000_000),
  }),

  endPromo: object({ code: string().required().max(64) }),
});

export const messageForms = deskForms({
  retryMessage: object({ id: string().required().max(64) }),
});

/** All forms of the desk by name. The compiler requires an action for each (lib/server/desk/actions.ts). */
export const DESK_FORMS = {
  ...orderForms,
  ...itemForms,
  ...refundForms,
  ...contactForms,
  ...addressForms,
  ...holdForms,
  ...paymentForms,
  ...extraForms,
  ...entryForms,
  ...slotForms,
  ...visitForms,
  ...proofForms,
  ...crewForms,
  ...crewLinkForms,
  ...storageForms,
  ...claimForms,
  ...reviewForms,
  ...enquiryForms,
  ...promoForms,
  ...messageForms,
};
export type DeskFormName = keyof typeof DESK_FORMS;
export type DeskRequest<Name extends DeskFormName> = RequestOf<(typeof DESK_FORMS)[Name]>;

/** Lists as CSV files, with the filters of their pages. */
export const ORDERS_CSV = '/api/desk/orders.csv';
/** All payments and refunds of a range of days, with VAT. */
export const MONEY_CSV = '/api/desk/money.csv';
/** All invoices and credit notes. */
export const INVOICES_CSV = '/api/desk/invoices.csv';
export const ENQUIRIES_CSV = '/api/desk/leads.csv';
