import * as contracts from '@/lib/contracts/helpers';
import { ROUTES } from '@/lib/routes';
import type { Problem } from '@/lib/server/kernel/base/problem';
import { call } from '../call';
import { HELPER_REFUSALS, helpersPath } from './helpers-path';
import { signInPath } from './sign-in-path';

type Fields = Readonly<Record<string, unknown>>;

/** Back to the unit's panel, with what became of the form. */
const refused = ({ code, details }: Problem, { orderId }: Fields): string => {
  if (code === 'unauthenticated') return signInPath({ next: ROUTES.account });
  if (code === 'rate_limited') return helpersPath(orderId, 'too-many');
  if (code !== 'validation_failed') return ROUTES.account;
  const refusal = HELPER_REFUSALS.find(([sentence]) => sentence === details.fields?.['email']);
  return helpersPath(orderId, refusal?.[1] ?? 'refused');
};

export const inviteHelperCall = call(
  contracts.inviteHelper,
  ({ helpers }) =>
    (input, { user }) =>
      helpers.invite(input, user),
  {
    plainPost: {
      done: (_answer, { orderId }) => helpersPath(orderId, 'invited'),
      kept: ['orderId', 'name', 'email'],
      refused,
    },
  },
);

export const revokeHelperCall = call(
  contracts.revokeHelper,
  ({ helpers }) =>
    (input, { user }) =>
      helpers.revoke(input, user),
  { plainPost: { done: (_answer, { orderId }) => helpersPath(orderId, 'revoked'), refused } },
);

export const stopHelpersReturnCall = call(
  contracts.stopHelpersReturn,
  ({ helpers }) =>
    (input, { user }) =>
      helpers.stopReturn(input, user),
  {
    plainPost: {
      read: (fields) => ({
        ...fields,
        version: Number(fields['version']),
        expectedRefund: Number(fields['expectedRefund']),
      }),
      done: (_answer, { orderId }) => helpersPath(orderId, 'stopped'),
      refused: (problem, fields) =>
        problem.status === 409 ? helpersPath(fields['orderId'], 'moved') : refused(problem, fields),
    },
  },
);
