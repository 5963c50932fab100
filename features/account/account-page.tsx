import { island } from '@/components/ui/Island/island';
import './AccountBody/AccountBody?styles';

/** A page of the account: links and forms, so its markup comes without its code. */
export const AccountPage = island(async () => (await import('./AccountBody/AccountBody')).AccountBody, {
  when: 'never',
});
