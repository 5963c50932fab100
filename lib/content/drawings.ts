import type { Avatars } from '@/lib/domain/reviews/avatars';
import type { FixedMovingPlan, MovingAddOn, MovingSpace } from '@/lib/domain/vocabulary';
import { AVATARS_FILES, HERO_FILES, MOVES_FILES, ROOMS_FILES, SERVICES_FILES, STEPS_FILES } from './drawing-files';

/**
 * Drawings of the house, as static files with a content hash in the name: they may be cached for ever.
 * `width` and `height` are the pixels the lines were drawn for and reserve the box before the file is there.
 * `alt` is empty where the drawing stands beside words that say the same.
 */
export type Drawing = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

export const HERO_STREET: Drawing = HERO_FILES['street-without-van'];
/** The same street cropped for one column, where less of it shows. */
export const HERO_STREET_PHONE: Drawing = HERO_FILES['street-without-van-phone'];
/** Far behind the roofs of a wide street. */
export const HERO_SKYLINE: Drawing = HERO_FILES.skyline;
/** Lies over the street, so that it can leave. */
export const HERO_VAN: Drawing = HERO_FILES.van;

/** The vans of each plan, cut open, with exactly the boxes of the plan. All share one scale: do not resize one alone. */
export const PLAN_DRAWINGS: Readonly<Record<MovingSpace, Drawing>> = {
  mini: MOVES_FILES['mini-move'],
  one_bedroom: MOVES_FILES['1-bed'],
  two_bedroom: MOVES_FILES['2-bed'],
  three_bedroom: MOVES_FILES['3-bed'],
  custom: MOVES_FILES.custom,
};

/** The pictures of the add-ons of a move; decorative, since each stands beside its title. */
export const ADD_ON_DRAWINGS: Readonly<Record<MovingAddOn, Drawing>> = {
  PACKING: { ...SERVICES_FILES.packing, alt: '' },
  PACKING_MATERIALS: { ...SERVICES_FILES.materials, alt: '' },
  CLEANING: { ...SERVICES_FILES.cleaning, alt: '' },
  ASSEMBLING: { ...SERVICES_FILES.assembling, alt: '' },
};

/** The vans of each plan, empty, with the room of the plan marked in them: what the live drawing begins with. */
export const PLAN_ROOM_DRAWINGS: Readonly<Record<FixedMovingPlan, Drawing>> = {
  mini: ROOMS_FILES['mini-move'],
  one_bedroom: ROOMS_FILES['1-bed'],
  two_bedroom: ROOMS_FILES['2-bed'],
  three_bedroom: ROOMS_FILES['3-bed'],
};

/** For ink grounds. */
export const OPEN_VAN_ON_INK: Drawing = MOVES_FILES['2-bed-on-dark'];

export const STEP_DRAWINGS = STEPS_FILES satisfies Readonly<Record<string, Drawing>>;

/** Who wrote a review without a picture of their own (REV-3). The name stands beside it. */
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
