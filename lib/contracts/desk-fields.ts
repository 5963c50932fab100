import { number, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import type { Pence } from '@/lib/domain/money';
import { pathOfDeskForm } from './desk-paths';
import { endpoint, type Endpoint, type RequestSchema } from './endpoint';

export const day = string()
  .required()
  .test('day', 'This is not a date', (text) => isLocalDate(text));

/** A stored id, or the idempotency key of a filled-in form. */
export const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

/** A time of day; empty means none or now. */
export const timeOrNothing = string()
  .default('')
  .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);

export const emptyIsNull = (value: number, typed: unknown) => (typed === '' ? null : value);

export const reference = string().required().max(32);
/** In pounds, typed by an operator. */
export const pounds = number().required().min(0).max(1_000_000);
/** An amount that a form showed and sends back, so that a stale one is refused. */
export const shownPence = number<Pence>().required().integer().min(0).max(100_000_000);

export type DeskDone = { readonly done: string };

type FormWithFiles<S extends RequestSchema> = { readonly request: S; readonly maxFileBytes: number };
type ContractOf<Form> =
  Form extends FormWithFiles<infer S>
    ? Endpoint<S, DeskDone, 'desk'>
    : Form extends RequestSchema
      ? Endpoint<Form, DeskDone, 'desk'>
      : never;

/**
 * Returns a contract for each form of the desk. A form post is answered by a 303 with the outcome, a JSON post by JSON.
 * Other accounts get a 404.
 */
export function deskForms<Forms extends Readonly<Record<string, RequestSchema | FormWithFiles<RequestSchema>>>>(
  forms: Forms,
): { readonly [Name in keyof Forms]: ContractOf<Forms[Name]> } {
  const contracts = Object.entries(forms).map(([name, form]) => [
    name,
    endpoint<DeskDone>()({
      name: `desk${name[0]?.toUpperCase()}${name.slice(1)}`,
      path: pathOfDeskForm(name),
      access: 'desk',
      ...('maxFileBytes' in form ? form : { request: form }),
    }),
  ]);
  return Object.fromEntries(contracts) as { readonly [Name in keyof Forms]: ContractOf<Forms[Name]> };
}
