import { jobWords } from '@/lib/domain/services/flows';
import type { ServiceType } from '@/lib/domain/order-types';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';

/** Returns the name of a change: on the order page, as the heading of its own page, and in its document title. */
export function changeTitle(kind: ChangeKind, services: readonly ServiceType[]): string {
  const { job, contents } = jobWords(services);
  switch (kind) {
    case 'slot':
      return `Another day or time for your ${job}`;
    case 'items':
      return contents;
    case 'address':
      return `Another address for your ${job}`;
    case 'cancel':
      return 'Cancel this order';
  }
}
