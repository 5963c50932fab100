/** The late-loaded code of /crew, in one file that the service worker caches. */
export { salvagedDay } from '../salvage';
export { JobParts } from './JobParts';
export { Nobody } from './Nobody';
