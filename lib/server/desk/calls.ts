import { randomUUID } from 'node:crypto';
import * as contract from '@/lib/contracts/desk';
import type { Endpoint, RequestOf } from '@/lib/contracts/endpoint';
import { deskPath } from '@/lib/routes';
import type { Deps } from '../deps';
import { validate } from '../http/validate';
import type { Operator } from './access';
import { closeDay, openDay, setPlaces } from './capacity-actions';
import { handleLead } from './leads';
import { cancelForDesk, complete, confirmByHand, rescheduleForDesk } from './order-actions';
import { createPromo, endPromo } from './promo';
import { retryMessage } from './retry';
import { saveStopForDesk } from './stops';
import { releaseHolds } from './waves';
import { address } from './words';

type Fields = Readonly<Record<string, unknown>>;

/** One call of the desk: what it does, and the pages that its form goes back to. */
export type DeskCall = {
  readonly contract: Endpoint;
  readonly run: (deps: Deps, operator: Operator, fields: Fields) => Promise<void>;
  /** From the fields as they were sent: a path of the desk, whatever they say. */
  readonly done: (fields: Fields) => string;
  readonly failed: (fields: Fields) => string;
};

function call<E extends Endpoint>(
  endpoint: E,
  work: (deps: Deps, operator: Operator, request: RequestOf<E>) => Promise<void>,
  pages: Pick<DeskCall, 'done'> & Partial<Pick<DeskCall, 'failed'>>,
): DeskCall {
  return {
    contract: endpoint,
    run: async (deps, operator, fields) =>
      work(deps, operator, (await validate(endpoint.request, fields)) as RequestOf<E>),
    failed: pages.done,
    ...pages,
  };
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
  call(contract.confirmOrder, confirmByHand, { done: orderPage }),
  call(contract.completeOrder, complete, { done: orderPage }),
  call(contract.cancelOrder, cancelForDesk, { done: orderPage, failed: (fields) => `${orderPage(fields)}/cancel` }),
  call(contract.rescheduleOrder, rescheduleForDesk, {
    done: orderPage,
    failed: (fields) => address(`${orderPage(fields)}/reschedule`, { from: text(fields, 'date') }),
  }),
  call(contract.releaseHolds, releaseHolds, { done: always(deskPath('orders')) }),
  call(contract.saveStop, saveStopForDesk, { done: addressesPage }),
  call(contract.handleLead, handleLead, { done: always(deskPath('leads')) }),
  call(contract.closeDay, closeDay, { done: dayPage }),
  call(contract.openDay, openDay, { done: dayPage }),
  call(contract.setPlaces, setPlaces, { done: dayPage }),
  call(contract.createPromo, createPromo, { done: always(deskPath('promo')) }),
  call(contract.endPromo, endPromo, { done: always(deskPath('promo')) }),
  call(contract.retryMessage, retryMessage, { done: always(deskPath('outbox')) }),
];

/** By the last part of its path; undefined for one that there is not. */
export const findCall = (name: string): DeskCall | undefined =>
  CALLS.find(({ contract: { path } }) => path.endsWith(`/${name}`));

/** A form without a key of its own (sent by a program) is a form of its own. */
export const tidied = (fields: Fields): Fields => ({ idempotencyKey: randomUUID(), ...fields });
