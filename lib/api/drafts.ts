import * as contract from '@/lib/contracts/checkout';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** Without a draft id it creates a draft. */
export const saveDraft = (body: BodyOf<typeof contract.easyCheckout>) => call(contract.easyCheckout, body);

export const readDraft = (draftId: string, headers?: CallHeaders) =>
  call(contract.readDraft, { draftId }, undefined, headers);

export const deleteDraft = (draftId: string) => call(contract.deleteDraft, { draftId });

export const saveCheckoutEnquiry = (body: BodyOf<typeof contract.checkoutLead>) => call(contract.checkoutLead, body);
