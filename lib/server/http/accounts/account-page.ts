import type { AccountSection } from '@/lib/contracts/account-view';
import type { AccountPageDto } from '@/lib/contracts/accounts';
import { QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { londonDate } from '@/lib/domain/london-time';
import type { Services } from '@/lib/server/container';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';

/** Returns what a section of the account shows; nothing of the other sections is read. */
export async function accountPage(
  { accounts: { view, quotes }, helpers, now }: Services,
  section: AccountSection,
  user: SessionUser,
): Promise<AccountPageDto> {
  const base = {
    email: user.email,
    today: londonDate(now()),
    spaces: [],
    opened: [],
    helpers: [],
    orders: [],
    drafts: [],
  };
  switch (section) {
    case 'items': {
      const [spaces, opened, people] = await Promise.all([view.spaces(user), view.opened(user), helpers.ofOwner(user)]);
      return { ...base, spaces, opened, helpers: people, details: null };
    }
    case 'orders': {
      const [orders, drafts] = await Promise.all([view.orders(user), quotes.list(user, QUOTES_SHOWN + 1)]);
      return { ...base, orders, drafts, details: null };
    }
    case 'details':
      return { ...base, details: await view.details(user) };
  }
}
