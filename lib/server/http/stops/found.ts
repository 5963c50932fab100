import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/contracts/errors';
import { findStreets, saveStops } from '@/lib/contracts/order-stops';
import type { Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import { openOrder, type Asked, type OpenedOrder } from '../orders/open-order';
import type { AddressesVisit } from './addresses-page';

/** An order whose addresses somebody may give, and the calls that keep and find them. */
export type Found = OpenedOrder & Pick<AddressesVisit, 'earlier' | 'save' | 'find'>;

/** In this backend; null for a wrong reference or key. Calls throw Problem, rate_limited too. */
export async function findHere(services: Services, asked: Asked, request: IncomingMessage): Promise<Found | null> {
  const { deps, sessions, stops } = services;
  const found = await openOrder(services, asked, request);
  if (!found) return null;
  return {
    ...found,
    earlier: await stops.earlier(asked.reference, await sessions.userOf(request)),
    save: async (saving) => {
      await limitAddress(deps, saveStops, request);
      return stops.save(saving);
    },
    find: async (wanted) => {
      await limitAddress(deps, findStreets, request);
      return stops.find(wanted);
    },
  };
}

type Refused = { readonly refusal: ErrorCode; readonly fields: Readonly<Record<string, string>> };
type Answers<F extends keyof Pick<Found, 'save' | 'find'>> = Awaited<ReturnType<Found[F]>>;
type Calls = {
  readonly save: (...saving: Parameters<Found['save']>) => Promise<Answers<'save'> | Refused>;
  readonly find: (...wanted: Parameters<Found['find']>) => Promise<Answers<'find'> | Refused>;
};

async function orRefuse<T extends object>(answered: Promise<T | Refused>): Promise<T> {
  const answer = await answered;
  if ('refusal' in answer) throw new Problem(answer.refusal, { fields: answer.fields });
  return answer;
}

/** In another backend, which keeps them (API-3): what it refuses is a Problem, as here. */
export const foundElsewhere = (found: OpenedOrder | null, { save, find }: Calls): Found | null =>
  found && {
    ...found,
    earlier: [],
    save: (saving) => orRefuse(save(saving)),
    find: (wanted) => orRefuse(find(wanted)),
  };
