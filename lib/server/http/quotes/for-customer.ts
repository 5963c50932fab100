import type { IncomingMessage } from 'node:http';
import { getServices } from '@/lib/server/container';
import { isOperator } from '@/lib/server/modules/sessions/operator';
import { SITE } from '@/lib/site';

/**
 * Returns whether an operator requests a quote that was begun at the desk for a customer on the telephone. For
 * everybody else the quote is an ordinary one.
 */
export async function isForCustomer(
  request: Pick<IncomingMessage, 'headers'>,
  draftId: string | null,
): Promise<boolean> {
  if (SITE.apiOrigin !== '' || draftId === null) return false;
  const { deps, drafts, sessions } = getServices();
  if (!(await drafts.isForCustomer(draftId))) return false;
  const user = await sessions.userOf(request);
  return user !== null && isOperator(deps, user);
}
