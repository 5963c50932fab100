import { randomUUID } from 'node:crypto';
import type { InferType } from 'yup';
import * as contract from '@/lib/contracts/desk';
import type { Endpoint, RequestSchema } from '@/lib/contracts/endpoint';
import { deskPath } from '@/lib/routes';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { call, type Call } from '../http/call';
import type { PlainPost } from '../http/plain-post';
import { closeDay, openDay, setPlaces } from './capacity-actions';
import { handleLead } from './leads';
import { cancelForDesk, complete, confirmByHand, rescheduleForDesk } from './order-actions';
import { createPromo, endPromo } from './promo';
import { retryMessage } from './retry';
import { saveStopForDesk } from './stops';
import { releaseHolds } from './waves';
import { address } from './words';

type Fields = Readonly<Record<string, unknown>>;
type Page = (fields: Fields) => string;
/** The pages that a call's form goes back to, from the fields as they were sent: a path of the desk, whatever they say. */
type Pages = { readonly done: Page; readonly failed?: Page };
type DeskCall = Call & { readonly plainPost: PlainPost };

const withOutcome = (page: string, outcome: Readonly<Record<string, string>>): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(outcome).toString()}`;

/** A call of the desk: sent as a form it leads back to a page, with what came of it. */
function deskCall<S extends RequestSchema>(
  contract: Endpoint<S, { readonly done: string }, 'desk'>,
  work: (deps: Deps, operator: Operator, request: InferType<S>) => Promise<void>,
  { done, failed = done }: Pages,
): DeskCall {
  const answer = { done: contract.name };
  const plainPost: PlainPost = {
    done: (_answer, fields) => withOutcome(done(fields), answer),
    refused: ({ code, details }, fields) => {
      const [field = ''] = Object.keys(details.fields ?? {});
      return withOutcome(failed(fields), { problem: code, ...(field !== '' && { field }) });
    },
  };
  const run = call(contract, ({ deps }) => async (request, { user }) => {
    await work(deps, user, request);
    return answer;
  });
  return { ...run, plainPost };
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, 64) : '';
}
const orderPage = (fields: Fields): string => deskPath('orders', text(fields, 'reference'));
const addressesPage = (fields: Fields): string => `${orderPage(fields)}/addresses`;
const dayPage = (fields: Fields): string => address(deskPath('capacity'), { date: text(fields, 'date') });
const always = (path: string) => () => path;

const CALLS: readonly DeskCall[] = [
  deskCall(contract.confirmOrder, confirmByHand, { done: orderPage }),
  deskCall(contract.completeOrder, complete, { done: orderPage }),
  deskCall(contract.cancelOrder, cancelForDesk, { done: orderPage, failed: (fields) => `${orderPage(fields)}/cancel` }),
  deskCall(contract.rescheduleOrder, rescheduleForDesk, {
    done: orderPage,
    failed: (fields) => address(`${orderPage(fields)}/reschedule`, { from: text(fields, 'date') }),
  }),
  deskCall(contract.releaseHolds, releaseHolds, { done: always(deskPath('orders')) }),
  deskCall(contract.saveStop, saveStopForDesk, { done: addressesPage }),
  deskCall(contract.handleLead, handleLead, { done: always(deskPath('leads')) }),
  deskCall(contract.closeDay, closeDay, { done: dayPage }),
  deskCall(contract.openDay, openDay, { done: dayPage }),
  deskCall(contract.setPlaces, setPlaces, { done: dayPage }),
  deskCall(contract.createPromo, createPromo, { done: always(deskPath('promo')) }),
  deskCall(contract.endPromo, endPromo, { done: always(deskPath('promo')) }),
  deskCall(contract.retryMessage, retryMessage, { done: always(deskPath('outbox')) }),
];

/** By the last part of its path; undefined for one that there is not. */
export const findCall = (name: string): DeskCall | undefined =>
  CALLS.find(({ contract: { path } }) => path.endsWith(`/${name}`));

/** A form without a key of its own (sent by a program) is a form of its own. */
export const tidied = (fields: Fields): Fields => ({ idempotencyKey: randomUUID(), ...fields });
