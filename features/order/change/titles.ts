import { mainService } from '@/lib/domain/services/flows';
import { jobWords } from '@/lib/domain/order/job-words';
import type { ServiceType } from '@/lib/domain/vocabulary';
import type { ChangeKind } from './types';

/** The name of a change: on the order page, as the heading of its own page, and in its document title. */
export function changeTitle(kind: ChangeKind, services: readonly ServiceType[]): string {
  switch (kind) {
    case 'slot':
      return `Another day or time for your ${jobWords(services).job}`;
    case 'items':
      return mainService(services) === 'MOVING'
        ? 'Add or remove items and services'
        : 'Change the items, the unit or the services';
    case 'cancel':
      return 'Cancel this order';
  }
}
