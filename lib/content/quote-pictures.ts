import { HOMES_FILES } from './drawing-files';
import { PLAN_DRAWINGS } from './drawings';
import { LOADED_UNIT_DRAWINGS, RETURN_DRAWING } from './storage-pictures';

/** The drawings of the choices at the start of a quote. */
export const QUOTE_DRAWINGS = {
  moving: PLAN_DRAWINGS.two_bedroom,
  storage: LOADED_UNIT_DRAWINGS['Plan 6x4'],
  return: RETURN_DRAWING,
  cleaning: HOMES_FILES['2-bed'],
} as const;
