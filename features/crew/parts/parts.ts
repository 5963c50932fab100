/** What /crew fetches late: one file of code, which the worker has. */
export { salvagedDay } from '../salvage';
export { JobParts } from './JobParts';
export { Nobody } from './Nobody';
