import { number, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';

/** A day that a form of the desk names. */
export const day = string()
  .required()
  .test('day', 'This is not a date', (text) => isLocalDate(text));

/** An order's, as it is printed. */
export const reference = string().required().max(32);
export const pounds = number().required().min(0).max(1_000_000);

/** The name of what was done. */
export type DeskDone = { readonly done: string };
