import { readablePhone } from '@/lib/domain/answers/phone';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { readable } from '@/lib/server/platform/row-failures/readable';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { nameOf } from './orders';
import { UNREADABLE_ORDER } from './words';

export type Contact = {
  readonly name: string;
  /** The number with its spaces, "+44 7700 900123"; '' for an order that cannot be read. */
  readonly phone: string;
  readonly phoneHref: string;
};

export const phoneHref = (phone: string): string => (phone === '' ? '' : `tel:${phone.replaceAll(' ', '')}`);

/** Returns the name of an order's customer, and how to phone them. */
export const contactOf = (order: OrderRow): Contact =>
  readable(
    order.reference,
    () => {
      const { phonePrefix, phone: number } = orderOf(order).details;
      const phone = readablePhone(phonePrefix, number);
      return { name: nameOf(order), phone, phoneHref: phoneHref(phone) };
    },
    () => ({ name: UNREADABLE_ORDER, phone: '', phoneHref: '' }),
  );
