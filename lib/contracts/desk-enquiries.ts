import { object, string } from 'yup';
import { deskForms } from './desk-fields';
import type { DeskFact, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { NOTE_LENGTH } from './desk-paths';

export const enquiryForms = deskForms({
  handleLead: object({ id: string().required().max(64), note: string().trim().max(NOTE_LENGTH).default('') }),
});

/** The words of the log for each change. The keys are stored. */
export const enquiryLog = {
  'lead.handled': 'Enquiry handled',
} as const;

export type EnquiryLine = {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly name: string;
  readonly facts: readonly DeskFact[];
  readonly orderedSince: DeskState | null;
  readonly handled: { readonly at: string; readonly by: string; readonly note: string } | null;
};

export type EnquiriesView = {
  readonly kind: 'leads';
  readonly filters: { readonly search: string; readonly type: string; readonly handled: string };
  readonly types: readonly DeskOption[];
  readonly enquiries: readonly EnquiryLine[];
  readonly paging: DeskPaging;
  readonly csv: string;
};
