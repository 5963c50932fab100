import { number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import type { BookableService, FlowId } from '@/lib/domain/services/flows';

/** The word that tells a service's requests from those of the others. */
export const word = <S extends BookableService>(service: S) => string<S>().oneOf([service]);

export const draftId = string().matches(/^[A-Za-z0-9_-]{22,40}$/);

/** The draft that a price is asked for: what was quoted for it before is kept (kept-prices.ts). */
export const pricedDraft = draftId.nullable();

/** An order of a flow, as it is sent: its whole answers, and what every purchase has. */
export const orderOf = <F extends FlowId, A extends AnyObject>(flow: F, answers: ObjectSchema<A>) =>
  object({
    flow: string<F>().oneOf([flow]).required(),
    answers,
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    draftId: draftId.nullable().defined().default(null),
    /** Pounds: the total the visitor saw. Anything else is refused with price_changed. */
    expectedTotal: number().required().min(0).max(100_000),
  });

/**
 * OWN-1: the storage order that an order is about, where no draft that was begun from it says so. `token` is the key of its
 * order page; with a session whose address is in the order it needs none.
 */
export const ownStore = object({
  reference: string().max(40).defined().default(''),
  token: string().max(64).defined().default(''),
});

const isoDay = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/)
  .required();

/** A range of days to be priced for the same answers. */
export const slotsOf = <S extends BookableService, A extends AnyObject>(service: S, answers: ObjectSchema<A>) =>
  object({ service: word(service).required(), from: isoDay, to: isoDay, answers });
