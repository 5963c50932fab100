import type { Section } from '@/components/prose/Contents';
import { ACCESS_CHECK_ID } from '@/lib/account-routes';
import { PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import { TIMELINE_TITLE } from '@/lib/domain/timeline/words';
import type { OrderPageModel } from './model';

/** The titles that are fixed. The model names the other sections. */
export const SECTION_TITLES = {
  next: 'What happens next',
  timeline: TIMELINE_TITLE,
  change: 'Change your order',
  payments: PAYMENTS_TITLE,
  cancel: 'If you change your mind',
  recorded: 'What was recorded',
  photos: 'Photos of the job',
  extras: 'Extras on the day',
  documents: 'Invoices',
  history: 'What has happened so far',
} as const;

/** A page with at most this number of sections needs no contents. */
const FEW = 4;

/** Returns the sections in the order of the page, or none for a short page. */
export function contentsOf(model: Omit<OrderPageModel, 'contents'>): readonly Section[] {
  const { checklist, accessCheck, bringBack, claims } = model;
  const section = (id: keyof typeof SECTION_TITLES, isThere: boolean) => isThere && { id, text: SECTION_TITLES[id] };
  const sections = [
    section('next', model.next.length + model.advice.length > 0),
    section('timeline', model.timeline !== null),
    checklist && { id: 'checklist', text: checklist.title },
    accessCheck && { id: ACCESS_CHECK_ID, text: accessCheck.title },
    section('change', model.changes.length > 0),
    bringBack && { id: 'back', text: bringBack.title },
    claims && { id: 'claims', text: claims.title },
    { id: 'booked', text: model.subject },
    section('payments', model.payments !== null),
    section('cancel', model.cancellation.length > 0),
    { id: 'trader', text: model.traderTitle },
    section('recorded', model.recorded.length > 0),
    section('photos', model.photos.length > 0),
    section('extras', model.extras !== null),
    section('documents', model.documents.length > 0),
    section('history', true),
  ].filter((entry) => entry !== false && entry !== null);
  return sections.length > FEW ? sections : [];
}
