import { string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';

/** A day that a form of the desk names. */
export const day = string()
  .required()
  .test('day', 'This is not a date', (text) => isLocalDate(text));

/** The name of what was done. */
export type DeskDone = { readonly done: string };
