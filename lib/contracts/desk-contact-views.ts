import type { OrderHead } from './desk-order-views';

/** The contact details of an order, as the desk sees them during a telephone call. */
export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** "+44 7700 900123" */
  readonly phone: string;
  /** Why the email address cannot be changed; '' when it can. */
  readonly emailStays: string;
  /** Why nothing can be changed; '' when changes are possible. */
  readonly refusal: string;
};
