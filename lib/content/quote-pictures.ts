import { SERVICES_FILES } from './drawing-files';
import { PLAN_DRAWINGS } from './drawings';
import { RETURN_DRAWING } from './storage-pictures';

/** What can be chosen at the start of a quote. */
export const QUOTE_DRAWINGS = {
  moving: PLAN_DRAWINGS.two_bedroom,
  storage: SERVICES_FILES.storage,
  return: RETURN_DRAWING,
  cleaning: SERVICES_FILES.cleaning,
} as const;
