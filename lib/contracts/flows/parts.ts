import { number, object, string, type AnyObject, type ObjectSchema } from 'yup';
import type { BookableService, FlowId } from '@/lib/domain/services/flows';

export const word = <S extends BookableService>(service: S) => string<S>().oneOf([service]);

export const draftId = string().matches(/^[A-Za-z0-9_-]{22,40}$/);

/** The prices that were quoted for this draft before are kept (kept-prices.ts). */
export const pricedDraft = draftId.nullable();

export const orderOf = <F extends FlowId, A extends AnyObject>(flow: F, answers: ObjectSchema<A>) =>
  object({
    flow: string<F>().oneOf([flow]).required(),
    answers,
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    draftId: draftId.nullable().defined().default(null),
    /** The total that the visitor saw, in pounds. Another total is refused with price_changed. */
    expectedTotal: number().required().min(0).max(100_000),
  });

/** OWN-1: the storage order that no draft links to. A session of its email address needs no `token`. */
export const ownRental = object({
  reference: string().max(40).defined().default(''),
  token: string().max(64).defined().default(''),
});

const isoDay = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/)
  .required();

export const slotsOf = <S extends BookableService, A extends AnyObject>(service: S, answers: ObjectSchema<A>) =>
  object({ service: word(service).required(), from: isoDay, to: isoDay, answers });
