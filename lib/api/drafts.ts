import * as contract from '@/lib/contracts/checkout';
import { call, caller, type CallHeaders } from './client';

/** Without a draft id it creates a draft. */
export const saveDraft = caller(contract.easyCheckout);

export const readDraft = (draftId: string, headers?: CallHeaders) =>
  call(contract.readDraft, { draftId }, undefined, headers);

export const deleteDraft = (draftId: string) => call(contract.deleteDraft, { draftId });

export const saveCheckoutEnquiry = caller(contract.checkoutLead);
