import { PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import { TIMELINE_TITLE } from '@/lib/domain/timeline/words';

/** The titles that are fixed. The model names the other sections. */
export const SECTION_TITLES = {
  next: 'What happens next',
  timeline: TIMELINE_TITLE,
  advice: 'Good to know',
  sms: 'Text messages',
  change: 'Change or cancel',
  payments: PAYMENTS_TITLE,
  cancel: 'If you change your mind',
  recorded: 'What was recorded',
  photos: 'Photos of the job',
  extras: 'Extras on the day',
  documents: 'Invoices',
  history: 'What has happened so far',
} as const;
