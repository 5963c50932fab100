import type { BookableService } from './flows';
import { isInLondon } from '../places/london';
import { parsePostcode } from '../places/postcode';

/** Said where a job has no price online because nothing of it is in Greater London (spec/decisions.md). */
export const OUTSIDE_LONDON: Readonly<Record<'MOVING' | 'CLEANING', string>> = {
  MOVING: 'Neither end of this move is in Greater London. We are a London firm, so we price it by request.',
  CLEANING: 'This home is outside Greater London. Our cleaners work in London, so we price it by request.',
};

/**
 * Why a job is priced by request for where it is; null when it is priced online, or while a postcode is missing or
 * half typed. One end in Greater London is enough; what goes into storage or out of it has our store as its other end.
 */
export function whyByRequest(service: BookableService, postcodes: readonly string[]): string | null {
  if (service !== 'MOVING' && service !== 'CLEANING') return null;
  const read = postcodes.map((text) => parsePostcode(text));
  const ends = service === 'MOVING' ? 2 : 1;
  const isOutside = read.length >= ends && read.every((place) => place !== null && !isInLondon(place.outcode));
  return isOutside ? OUTSIDE_LONDON[service] : null;
}
