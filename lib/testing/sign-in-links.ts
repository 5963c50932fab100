import type { Deps } from '@/lib/server/platform/installation/deps';
import { signInUrl } from '@/lib/server/modules/accounts/links';

/** Returns the fragment of the newest unused sign-in link: "<id>.<key>", as in the mail's address. */
export async function newestLink(deps: Deps, email: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('sign_in_links')
    .select('id')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(await signInUrl(deps, id)).searchParams.get('link') ?? '';
}
