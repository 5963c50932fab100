import type { FixedMovingPlan, MovingAddOn, MovingSpace, StorageSpace } from '@/lib/domain/order-types';
import type { Avatars } from '@/lib/domain/reviews/listing';
import {
  AUDIENCES_FILES,
  AVATARS_FILES,
  HERO_FILES,
  MOVES_FILES,
  ROOMS_FILES,
  SERVICES_FILES,
  STEPS_FILES,
  UNITS_FILES,
} from './drawing-files';

/**
 * A drawing as a static file with a content hash in its name, which may be cached for ever. `width` and `height` are
 * the pixels it is drawn for, and reserve its box before the file loads. `alt` is empty where the text beside the
 * drawing says the same.
 */
export type Drawing = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

export const HERO_STREET: Drawing = HERO_FILES['street-without-van'];
/** The street of the hero, cropped for one column. */
export const HERO_STREET_PHONE: Drawing = HERO_FILES['street-without-van-phone'];
/** The skyline behind the roofs of a wide street. */
export const HERO_SKYLINE: Drawing = HERO_FILES.skyline;
/** The van as a layer over the street, so that it can drive off. */
export const HERO_VAN: Drawing = HERO_FILES.van;

/**
 * The vans of each plan, cut open, with exactly the boxes of the plan. All share one scale: do not resize one alone.
 */
export const PLAN_DRAWINGS: Readonly<Record<MovingSpace, Drawing>> = {
  mini: MOVES_FILES['mini-move'],
  one_bedroom: MOVES_FILES['1-bed'],
  two_bedroom: MOVES_FILES['2-bed'],
  three_bedroom: MOVES_FILES['3-bed'],
  custom: MOVES_FILES.custom,
};

/** The pictures of the add-ons of a move. Decorative, since each stands beside its title. */
export const ADD_ON_DRAWINGS: Readonly<Record<MovingAddOn, Drawing>> = {
  PACKING: { ...SERVICES_FILES.packing, alt: '' },
  PACKING_MATERIALS: { ...SERVICES_FILES.materials, alt: '' },
  CLEANING: { ...SERVICES_FILES.cleaning, alt: '' },
  ASSEMBLING: { ...SERVICES_FILES.assembling, alt: '' },
};

/** The vans of each plan, empty, with the room of the plan marked in them: the first frame of the live drawing. */
export const PLAN_ROOM_DRAWINGS: Readonly<Record<FixedMovingPlan, Drawing>> = {
  mini: ROOMS_FILES['mini-move'],
  one_bedroom: ROOMS_FILES['1-bed'],
  two_bedroom: ROOMS_FILES['2-bed'],
  three_bedroom: ROOMS_FILES['3-bed'],
};

/** The open van for dark backgrounds. */
export const OPEN_VAN_ON_INK: Drawing = MOVES_FILES['2-bed-on-dark'];

export const STEP_DRAWINGS = STEPS_FILES satisfies Readonly<Record<string, Drawing>>;

/** Default pictures for the authors of reviews without a picture (REV-3). Their name stands beside it. */
export const AVATARS: Avatars = {
  Female: [
    AVATARS_FILES.baker.path,
    AVATARS_FILES.tenant.path,
    AVATARS_FILES.manager.path,
    AVATARS_FILES.nurse.path,
    AVATARS_FILES.designer.path,
    AVATARS_FILES.student.path,
    AVATARS_FILES.neighbour.path,
  ],
  Male: [
    AVATARS_FILES.partner.path,
    AVATARS_FILES.cyclist.path,
    AVATARS_FILES.guest.path,
    AVATARS_FILES.chef.path,
    AVATARS_FILES.grandfather.path,
    AVATARS_FILES.writer.path,
    AVATARS_FILES.owner.path,
  ],
};

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

/** The pictures of the home page: units, services, audiences. */
export const HOME_DRAWINGS = {
  'services/moving': SERVICES_FILES.moving,
  'services/storage': SERVICES_FILES.storage,
  'services/cleaning': SERVICES_FILES.cleaning,
  'services/packing': SERVICES_FILES.packing,
  'services/materials': SERVICES_FILES.materials,
  'services/unpacking': SERVICES_FILES.unpacking,
  'services/assembling': SERVICES_FILES.assembling,
  'services/shipping': SERVICES_FILES.shipping,
  'services/disposal': SERVICES_FILES.disposal,
  'units/3x3': UNITS_FILES['3x3'],
  'units/3x5': UNITS_FILES['3x5'],
  'units/6x4': UNITS_FILES['6x4'],
  'units/6x6': UNITS_FILES['6x6'],
  'units/8x6': UNITS_FILES['8x6'],
  'units/9x8': UNITS_FILES['9x8'],
  'units/12x8': UNITS_FILES['12x8'],
  'units/custom': UNITS_FILES.custom,
  'units/custom-plain': UNITS_FILES['custom-plain'],
  'units/3x3-plain': UNITS_FILES['3x3-plain'],
  'units/3x5-plain': UNITS_FILES['3x5-plain'],
  'units/6x4-plain': UNITS_FILES['6x4-plain'],
  'units/6x6-plain': UNITS_FILES['6x6-plain'],
  'units/8x6-plain': UNITS_FILES['8x6-plain'],
  'units/9x8-plain': UNITS_FILES['9x8-plain'],
  'units/12x8-plain': UNITS_FILES['12x8-plain'],
  'audiences/students': AUDIENCES_FILES.students,
  'audiences/business': AUDIENCES_FILES.business,
  'audiences/drivers': AUDIENCES_FILES.drivers,
  'audiences/partners': AUDIENCES_FILES.partners,
} as const satisfies Readonly<Record<string, Drawing>>;
