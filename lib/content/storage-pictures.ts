import type { StorageSpace } from '@/lib/domain/order-types';
import { SERVICES_FILES, UNITS_FILES } from './drawing-files';
import type { Drawing } from './drawings';

/** The drawing of every empty unit, all to one scale. */
export const UNIT_DRAWINGS: Readonly<Record<StorageSpace, Drawing>> = {
  'Plan 3x3': UNITS_FILES['3x3-plain'],
  'Plan 3x5': UNITS_FILES['3x5-plain'],
  'Plan 6x4': UNITS_FILES['6x4-plain'],
  'Plan 6x6': UNITS_FILES['6x6-plain'],
  'Plan 8x6': UNITS_FILES['8x6-plain'],
  'Plan 9x8': UNITS_FILES['9x8-plain'],
  'Plan 12x8': UNITS_FILES['12x8-plain'],
  'Plan 15x10': UNITS_FILES['15x10-plain'],
  'Plan 20x10': UNITS_FILES['20x10-plain'],
  custom: UNITS_FILES['custom-plain'],
};

/** The drawing of every unit with its typical contents and measures. */
export const LOADED_UNIT_DRAWINGS: Readonly<Record<StorageSpace, Drawing>> = {
  'Plan 3x3': UNITS_FILES['3x3'],
  'Plan 3x5': UNITS_FILES['3x5'],
  'Plan 6x4': UNITS_FILES['6x4'],
  'Plan 6x6': UNITS_FILES['6x6'],
  'Plan 8x6': UNITS_FILES['8x6'],
  'Plan 9x8': UNITS_FILES['9x8'],
  'Plan 12x8': UNITS_FILES['12x8'],
  'Plan 15x10': UNITS_FILES['15x10'],
  'Plan 20x10': UNITS_FILES['20x10'],
  custom: UNITS_FILES.custom,
};

export const RETURN_DRAWING: Drawing = SERVICES_FILES['storage-return'];
