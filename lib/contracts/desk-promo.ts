import { number, object, string } from 'yup';
import { day, deskForms, emptyIsNull } from './desk-fields';
import type { DeskState } from './desk-parts';

export const PROMO_KINDS = ['percent', 'fixed'] as const;

/** In pounds. More is a typing error. */
const MOST_OFF = 1_000;

export const promoForms = deskForms({
  createPromo: object({
    code: string()
      .required()
      .transform((typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '').toUpperCase() : typed))
      .matches(/^[A-Z0-9-]{3,24}$/),
    kind: string().required().oneOf(PROMO_KINDS),
    /** Whole percent, or pounds. */
    amount: number()
      .required()
      .positive()
      .when('kind', ([kind], schema) =>
        kind === 'percent'
          ? schema.integer().max(100)
          : schema
              .max(MOST_OFF)
              .test('pence', 'At most two decimals', (value) => Number.isInteger(Number((value * 100).toFixed(6)))),
      ),
    validFrom: day,
    validUntil: day.when('validFrom', ([from], schema) =>
      schema.test('order', 'This is before the first day', (until) => until >= String(from)),
    ),
    /** Empty means no limit. */
    usageLimit: number().transform(emptyIsNull).nullable().default(null).integer().min(1).max(1_000_000),
  }),

  endPromo: object({ code: string().required().max(64) }),
});

/** The words of the log for each change. The keys are stored. */
export const promoLog = {
  'promo.created': 'Promo code created',
  'promo.ended': 'Promo code ended',
} as const;

export type PromoView = {
  readonly kind: 'promo';
  readonly today: string;
  readonly codes: readonly {
    readonly code: string;
    readonly gives: string;
    readonly valid: string;
    readonly used: string;
    readonly state: DeskState;
    readonly canEnd: boolean;
  }[];
};
