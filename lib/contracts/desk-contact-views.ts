import type { OrderHead } from './desk-order-views';

/** Who an order is for, for whoever has them on the telephone. */
export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** "+44 7700 900123" */
  readonly phone: string;
  /** Why the email address stays as it is; '' where it can be changed. */
  readonly emailStays: string;
  /** Why nothing can be changed; '' when it can. */
  readonly refusal: string;
};
