import { storageDuration } from '../pricing/storage-terms';
import type { StorageTerm } from '../order-types';
import { countWithNoun } from '../wording';
import { CONTINUES } from './plan-words';

/** Describes the commitment: "At least 13 weeks, paid 4 weeks at a time in advance. After that it continues …" */
export function bindsText(term: StorageTerm): string {
  const { minimumWeeks, weeksPerPayment } = storageDuration(term);
  const weeks = (count: number) => countWithNoun(count, 'week');
  return `At least ${weeks(minimumWeeks)}, paid ${weeks(weeksPerPayment)} at a time in advance. After that it ${CONTINUES}.`;
}
