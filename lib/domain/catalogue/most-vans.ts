import { inWords } from '../wording';
import { MAX_VANS } from './vans';

/** "two vans": the most of them, as every sentence about it says it. Apart from them, for who draws or packs a van. */
export const MOST_VANS = `${inWords(MAX_VANS)} vans`;
