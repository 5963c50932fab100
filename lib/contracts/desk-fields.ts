import { number, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import type { Pence } from '@/lib/domain/money';
import { pathOfDeskForm } from './desk-paths';
import { endpoint, type Endpoint, type RequestSchema } from './endpoint';

/** A day in a form of the desk. */
export const day = string()
  .required()
  .test('day', 'This is not a date', (text) => isLocalDate(text));

/** An order's reference, as it is printed. */
export const reference = string().required().max(32);
/** An amount that an operator types, in pounds. */
export const pounds = number().required().min(0).max(1_000_000);
/** An amount that a form showed and sends back, so that a stale one is refused. */
export const shownPence = number<Pence>().required().integer().min(0).max(100_000_000);

/** `done`: the name of the contract. */
export type DeskDone = { readonly done: string };

type FormWithFiles<S extends RequestSchema> = { readonly request: S; readonly maxFileBytes: number };
type ContractOf<Form> =
  Form extends FormWithFiles<infer S>
    ? Endpoint<S, DeskDone, 'desk'>
    : Form extends RequestSchema
      ? Endpoint<Form, DeskDone, 'desk'>
      : never;

/**
 * Returns a contract for each schema: "closeDay" is named deskCloseDay and posted to /api/desk/close_day. The forms work
 * without scripts: a form post is answered by a 303 to a page with the outcome, a JSON post by JSON. Operators only: 401
 * without a session, 404 for other accounts.
 */
export function deskForms<Forms extends Readonly<Record<string, RequestSchema | FormWithFiles<RequestSchema>>>>(
  forms: Forms,
): { readonly [Name in keyof Forms]: ContractOf<Forms[Name]> } {
  const contracts = Object.entries(forms).map(([name, form]) => [
    name,
    endpoint<DeskDone>()({
      name: `desk${name[0]?.toUpperCase()}${name.slice(1)}`,
      method: 'POST',
      path: pathOfDeskForm(name),
      access: 'desk',
      ...('maxFileBytes' in form ? form : { request: form }),
    }),
  ]);
  return Object.fromEntries(contracts) as { readonly [Name in keyof Forms]: ContractOf<Forms[Name]> };
}
