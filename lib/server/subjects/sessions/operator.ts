import { Problem } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';

/** Who may work at the desk: whoever is signed in with an address of DESK_EMAILS. */
export type Operator = { readonly email: string };

export const isOperator = ({ config }: Pick<Deps, 'config'>, { email }: Operator): boolean =>
  config.deskEmails.includes(email.toLowerCase());

/** Throws Problem unauthenticated for nobody, not_found for a customer: to them there is no desk. */
export function operatorOf(deps: Pick<Deps, 'config'>, user: Operator | null): Operator {
  if (!user) throw new Problem('unauthenticated');
  if (!isOperator(deps, user)) throw new Problem('not_found');
  return { email: user.email.toLowerCase() };
}
