import { array, number, object, string } from 'yup';
import type { CountedItem } from '@/lib/domain/catalogue/shared-items';
import { LIMITS } from '@/lib/validation/limits';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { draftId } from './flows/parts';

/** Beside the owner (assumption: the largest house shares in London). */
export const MOST_PARTS = 12;
const PART_NAME_LENGTH = 40;

/** A page that gets the refusal's key from its address uses the same messages. */
export const NAME_REFUSALS = {
  empty: `Enter your first name, in up to ${PART_NAME_LENGTH} letters`,
  taken: 'Someone with this name is on the list already. Add a letter of your surname',
  full: `This list has ${MOST_PARTS} people besides its owner, which is the most it takes`,
} as const;

export type SharedAmountDto = {
  readonly pieces: number;
  readonly cubicFeet: number;
  /** Pounds: the share of the price by volume; null while there is no price. */
  readonly share: number | null;
};

type SharedPartDto = SharedAmountDto & { readonly id: string; readonly name: string };

export type SharedListDto = {
  /** `ordered`: the list belongs to an order, or to one that waits for its payment. */
  readonly state: 'open' | 'closed' | 'ordered';
  /** Pounds; null while the quote has no price. */
  readonly total: number | null;
  /** Also everything that no other person added. */
  readonly own: SharedAmountDto;
  readonly parts: readonly SharedPartDto[];
};

/** 32 random or derived bytes. */
export const sharedKey = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{43}$/);

/** Opens the list of a quote to other people, or closes it. All calls of this file also accept a plain form. */
export const setSharedList = endpoint<{
  readonly set: 'open' | 'closed';
  readonly link: string;
}>()({
  name: 'setSharedList',
  path: `${APP_PREFIX}/set_shared_list`,
  access: 'open',
  request: object({ draftId: draftId.required(), set: string().oneOf(['open', 'closed']).required() }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 4096,
  perMinute: 30,
});

/** Removes a person's part from the list of a quote, with all its things. */
export const removeListPart = endpoint<{ readonly removed: true }>()({
  name: 'removeListPart',
  path: `${APP_PREFIX}/remove_list_part`,
  access: 'open',
  request: object({ draftId: draftId.required(), part: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  maxBytes: 4096,
  perMinute: 30,
});

/** Begins a part of the list, by the key of the list's link; returns the key of the part's page. */
export const joinSharedList = endpoint<{ readonly key: string }>()({
  name: 'joinSharedList',
  path: `${APP_PREFIX}/join_shared_list`,
  access: 'open',
  request: object({
    list: sharedKey,
    name: string().trim().required(NAME_REFUSALS.empty).max(PART_NAME_LENGTH, NAME_REFUSALS.empty),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'too_late_to_change'],
  ...SMALL_FORM,
});

/** Sets the counts of things in a part. Things that are not named stay as they are. */
export const fillListPart = endpoint<SharedAmountDto & { readonly total: number | null }>()({
  name: 'fillListPart',
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
  readonly shared: { readonly key: string; readonly view: SharedListDto } | null;
}>()({
  name: 'readSharedList',
  path: `${APP_PREFIX}/read_shared_list`,
  access: 'open',
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

export const readListLink = endpoint<SharedListDto>()({
  name: 'readListLink',
  path: `${APP_PREFIX}/read_list_link`,
  access: 'guest',
  request: object({ list: sharedKey }),
  errors: ['validation_failed', 'not_found'],
});

export type ListContributionDto = {
  readonly id: string;
  readonly name: string;
  readonly view: SharedListDto;
  readonly items: readonly CountedItem[];
};

export const readListPart = endpoint<ListContributionDto>()({
  name: 'readListPart',
  path: `${APP_PREFIX}/read_list_part`,
  access: 'guest',
  request: object({ key: sharedKey }),
  errors: ['validation_failed', 'not_found'],
});
