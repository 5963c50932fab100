import { inWords } from '../wording';
import { MAX_VANS } from './vans';

/** The most vans in one day, in words. Apart from vans.ts, so that code that draws or packs vans loads no texts. */
export const MOST_VANS = `${inWords(MAX_VANS)} vans`;
