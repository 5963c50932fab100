import { entryForms, entryLog } from './desk-calls';
import { claimForms, claimLog } from './desk-claims';
import { contactForms, contactLog } from './desk-people';
import { enquiryForms, enquiryLog } from './desk-enquiries';
import { extraForms, extraLog } from './desk-extras';
import { addressForms, holdForms, itemForms, orderForms, orderLog } from './desk-orders';
import { paymentForms, refundForms, refundLog } from './desk-money';
import { messageForms, messageLog } from './desk-office';
import { promoForms, promoLog } from './desk-promo';
import { proofForms, proofLog } from './desk-proof';
import { slotForms, slotLog } from './desk-slots';
import { storageForms, storageLog } from './desk-storage';
import { crewForms, crewLinkForms, visitForms, visitLog } from './desk-visits';
import type { RequestOf } from './endpoint';
import { reviewForms, reviewLog } from './reviews';

/** The compiler requires an action for each form (lib/server/modules/desk/actions.ts). */
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

/** The words of the desk’s log for each change, by the stored key. */
export const DESK_LOG = {
  ...orderLog,
  ...enquiryLog,
  ...slotLog,
  ...promoLog,
  ...messageLog,
  ...storageLog,
  ...visitLog,
  ...proofLog,
  ...extraLog,
  ...refundLog,
  ...claimLog,
  ...entryLog,
  ...contactLog,
  ...reviewLog,
};
export type LoggedChange = keyof typeof DESK_LOG;

/** Lists as CSV files, with the filters of their pages. */
export const ORDERS_CSV = '/api/desk/orders.csv';
/** All payments and refunds of a range of days, with VAT. */
export const MONEY_CSV = '/api/desk/money.csv';
export const INVOICES_CSV = '/api/desk/invoices.csv';
export const ENQUIRIES_CSV = '/api/desk/leads.csv';
