import type { Mark } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { PhotoTrouble } from '../store';

export const PHOTO_WORDS: Readonly<Record<PhotoKind, string>> = {
  before: 'Room before',
  after: 'Room after',
  mark: 'Mark on an item',
  outside: 'Outside or van',
};

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  scratched: 'Scratched',
  dented: 'Dented',
  torn: 'Torn',
  loose: 'Loose',
  stained: 'Stained',
  wet: 'Wet',
  broken: 'Broken',
};

export const TROUBLE_WORDS: Readonly<Record<PhotoTrouble, string>> = {
  refused: 'the office cannot accept it: this job is no longer yours',
  full: 'the job has as many photos as it can have',
  unwanted: 'the customer wants no photos indoors',
  unreadable: 'the office cannot read it',
};

export const photosWords = (here: number, sent: number): string =>
  [`${sent} with the office`, ...(here > 0 ? [`${here} still on this phone`] : [])].join(', ');
