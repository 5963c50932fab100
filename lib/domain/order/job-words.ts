import { mainService, type BookableService } from '../services/flows';
import type { ServiceType } from '../vocabulary';

/** What an order is called in sentences, by what it is about: the order page and the mails say the same. */
export type JobWords = {
  /** "Your move is booked". */
  readonly job: string;
  /** "The move was done". */
  readonly done: string;
  /** Above the list of things. */
  readonly load: string;
  /** What is done to what is in it. */
  readonly contents: string;
};

const ITEMS_AND_HELP = 'Add or remove items and services';

const WORDS: Readonly<Record<BookableService, JobWords>> = {
  MOVING: { job: 'move', done: 'We moved you', load: 'What we move', contents: ITEMS_AND_HELP },
  STORAGE_COLLECTION: {
    job: 'collection',
    done: 'We collected your things',
    load: 'What we collect',
    contents: 'Change the items, the unit or the services',
  },
  STORAGE_RETURN: {
    job: 'return',
    done: 'We brought your things back',
    load: 'What we bring back',
    contents: ITEMS_AND_HELP,
  },
  CLEANING: { job: 'clean', done: 'We cleaned the home', load: 'What we carry', contents: ITEMS_AND_HELP },
};

/** Throws RangeError for services that are not booked here. */
export function jobWords(services: readonly ServiceType[]): JobWords {
  return WORDS[mainService(services)];
}
