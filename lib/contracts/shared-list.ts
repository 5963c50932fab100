import { array, number, object, string } from 'yup';
import type { CountedItem } from '@/lib/domain/catalogue/shared-items';
import { LIMITS } from '@/lib/validation/limits';
import { APP_PREFIX, endpoint } from './endpoint';
import { draftId } from './flows/parts';

/** People who fill a list beside its owner, at most (assumption: the largest house shares in London). */
export const MOST_PARTS = 12;
/** Characters of a first name. */
const PART_NAME_LENGTH = 40;

/** Why a name is refused; a page that is told by its address which it was says it in the same words. */
export const NAME_REFUSALS = {
  empty: `Enter your first name, in up to ${PART_NAME_LENGTH} letters`,
  taken: 'Somebody of this name has a part already. Add a letter of your surname',
  full: `This list has ${MOST_PARTS} people besides its owner, which is the most it takes`,
} as const;

/** What of a list is somebody's. */
export type SharedAmountDto = {
  readonly pieces: number;
  readonly cubicFeet: number;
  /** Pounds: the share of the price by volume; null while there is no price. */
  readonly share: number | null;
};

type SharedPartDto = SharedAmountDto & { readonly id: string; readonly name: string };

export type SharedListDto = {
  /** `ordered`: it is an order by now, or the payment of one is waited for. */
  readonly state: 'open' | 'closed' | 'ordered';
  /** Pounds, all in; null while the quote has no price. */
  readonly total: number | null;
  /** The owner's own, and what nobody else has put in. */
  readonly own: SharedAmountDto;
  readonly parts: readonly SharedPartDto[];
};

/** A link's key: 32 random or derived bytes. */
export const sharedKey = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{43}$/);

/** By whoever has the quote: lets others fill its list, the first time too, or ends that. Takes a plain form, as all of these do. */
export const setSharedList = endpoint<{
  readonly set: 'open' | 'closed';
  /** Absolute address of the page on which others join it. */
  readonly link: string;
}>()({
  name: 'setSharedList',
  method: 'POST',
  path: `${APP_PREFIX}/set_shared_list`,
  access: 'open',
  request: object({ draftId: draftId.required(), set: string().oneOf(['open', 'closed']).required() }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 4096,
  perMinute: 30,
});

/** By whoever has the quote: takes somebody's part out of the list, with all that is in it. */
export const removeListPart = endpoint<{ readonly removed: true }>()({
  name: 'removeListPart',
  method: 'POST',
  path: `${APP_PREFIX}/remove_list_part`,
  access: 'open',
  request: object({ draftId: draftId.required(), part: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 4096,
  perMinute: 30,
});

/** By whoever has the list's link: begins a part of their own; answers the key of its page. */
export const joinSharedList = endpoint<{ readonly key: string }>()({
  name: 'joinSharedList',
  method: 'POST',
  path: `${APP_PREFIX}/join_shared_list`,
  access: 'open',
  request: object({
    list: sharedKey,
    name: string().trim().required(NAME_REFUSALS.empty).max(PART_NAME_LENGTH, NAME_REFUSALS.empty),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 4096,
  perMinute: 20,
});

/** By whoever has a part's key: how many of some things they have; what is not named stays as it is. */
export const fillListPart = endpoint<SharedAmountDto & { readonly total: number | null }>()({
  name: 'fillListPart',
  method: 'POST',
  path: `${APP_PREFIX}/fill_list_part`,
  access: 'open',
  request: object({
    key: sharedKey,
    items: array(
      object({
        id: string().required().max(60),
        quantity: number().integer().min(0).max(LIMITS.quantity).required(),
      }),
    )
      .required()
      .max(LIMITS.itemLines),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 32 * 1024,
  perMinute: 120,
});

/** Reads the list of a quote. `shared` is null while nobody else fills it. */
export const readSharedList = endpoint<{
  readonly isOrdered: boolean;
  /** `key`: that of the list's link. */
  readonly shared: { readonly key: string; readonly view: SharedListDto } | null;
}>()({
  name: 'readSharedList',
  method: 'POST',
  path: `${APP_PREFIX}/read_shared_list`,
  access: 'open',
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

/** Reads by its link who has what of a list. */
export const readListLink = endpoint<SharedListDto>()({
  name: 'readListLink',
  method: 'POST',
  path: `${APP_PREFIX}/read_list_link`,
  access: 'guest',
  request: object({ list: sharedKey }),
  errors: ['validation_failed', 'not_found'],
});

export type ListPartDto = {
  readonly id: string;
  readonly name: string;
  readonly view: SharedListDto;
  /** What is in this part. */
  readonly items: readonly CountedItem[];
};

/** Reads a part of a list by the key of who fills it. */
export const readListPart = endpoint<ListPartDto>()({
  name: 'readListPart',
  method: 'POST',
  path: `${APP_PREFIX}/read_list_part`,
  access: 'guest',
  request: object({ key: sharedKey }),
  errors: ['validation_failed', 'not_found'],
});
