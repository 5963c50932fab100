import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** An operator: a signed-in user with an address of DESK_EMAILS. */
export type Operator = { readonly email: string };

export const isOperator = ({ config }: Pick<Deps, 'config'>, { email }: Operator): boolean =>
  config.deskEmails.includes(email.toLowerCase());

/** Throws Problem unauthenticated when nobody is signed in, not_found for a customer, from whom the desk is hidden. */
export function operatorOf(deps: Pick<Deps, 'config'>, user: Operator | null): Operator {
  if (!user) throw new Problem('unauthenticated');
  if (!isOperator(deps, user)) throw new Problem('not_found');
  return { email: user.email.toLowerCase() };
}
