import * as contracts from '@/lib/contracts/unit-moves';
import { unitMovePath } from '@/lib/account-routes';
import { call } from '../call';
import type { PlainPost } from '../plain-post';

type Fields = Parameters<PlainPost['refused']>[1];

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');

/** The page of other units again, with what it has to say and the unit that was looked at. */
function pageWith(fields: Fields, said: Readonly<Record<string, string>>): string {
  const { reference, token, storageSpace, squareFeet } = fields;
  const query = new URLSearchParams({
    token: text(token),
    ...(storageSpace !== undefined && { space: text(storageSpace) }),
    ...(squareFeet !== undefined && { area: text(squareFeet) }),
    ...said,
  });
  return `${unitMovePath(encodeURIComponent(text(reference)))}?${query.toString()}`;
}

const answered = (done: string): PlainPost => ({
  done: (_answer, { reference, token }) => pageWith({ reference, token }, { done }),
  refused: ({ code }, fields) => pageWith(fields, { trouble: code }),
});

export const moveUnitCall = call(contracts.moveUnit, ({ storagePayments }) => storagePayments.moveUnit, {
  plainPost: answered('agreed'),
});

export const callOffUnitMoveCall = call(
  contracts.callOffUnitMove,
  ({ storagePayments }) => storagePayments.callOffUnitMove,
  { plainPost: answered('called-off') },
);
