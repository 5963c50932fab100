import type { Avatars } from '@/lib/domain/reviews/listing';
import type { FixedMovingPlan, MovingAddOn, MovingSpace } from '@/lib/domain/order-types';
import { AVATARS_FILES, HERO_FILES, MOVES_FILES, ROOMS_FILES, SERVICES_FILES, STEPS_FILES } from './drawing-files';

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
