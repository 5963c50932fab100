import { entryForms } from './desk-calls';
import { claimForms } from './desk-claims';
import { contactForms } from './desk-people';
import { enquiryForms } from './desk-enquiries';
import { extraForms } from './desk-extras';
import { addressForms, holdForms, itemForms, orderForms } from './desk-orders';
import { paymentForms, refundForms } from './desk-money';
import { messageForms } from './desk-office';
import { promoForms } from './desk-promo';
import { proofForms } from './desk-proof';
import { slotForms } from './desk-slots';
import { storageForms } from './desk-storage';
import { crewForms, crewLinkForms, visitForms } from './desk-visits';
import type { RequestOf } from './endpoint';
import { reviewForms } from './reviews';

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

/** Lists as CSV files, with the filters of their pages. */
export const ORDERS_CSV = '/api/desk/orders.csv';
/** All payments and refunds of a range of days, with VAT. */
export const MONEY_CSV = '/api/desk/money.csv';
export const INVOICES_CSV = '/api/desk/invoices.csv';
export const ENQUIRIES_CSV = '/api/desk/leads.csv';
