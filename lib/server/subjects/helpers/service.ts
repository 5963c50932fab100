import type * as contract from '@/lib/contracts/helpers';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { inviteHelper } from './invite';
import { revokeHelper } from './revoke';
import { stopHelpersReturn } from './stop-return';
import { helpersOfOwner } from './view';

/** The right to order returns in an owner's stead (lib/contracts/helpers.ts). */
export function helpersService(deps: Deps) {
  return {
    ofOwner: (user: SessionUser) => helpersOfOwner(deps, user),

    invite: async (
      request: RequestOf<typeof contract.inviteHelper>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.inviteHelper>> => {
      await inviteHelper(deps, request, user);
      return { invited: true };
    },

    revoke: async (
      request: RequestOf<typeof contract.revokeHelper>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.revokeHelper>> => {
      await revokeHelper(deps, request, user);
      return { revoked: true };
    },

    stopReturn: async (
      request: RequestOf<typeof contract.stopHelpersReturn>,
      user: SessionUser,
    ): Promise<ResponseOf<typeof contract.stopHelpersReturn>> => {
      await stopHelpersReturn(deps, request, user);
      return { stopped: true };
    },
  };
}
