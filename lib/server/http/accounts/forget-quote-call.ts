import { forgetQuote } from '@/lib/contracts/saved-quotes';
import { ACCOUNT_ORDERS, quotesPath } from '@/lib/account-routes';
import { call } from '../call';
import { signInPath } from './sign-in-path';

export const forgetQuoteCall = call(
  forgetQuote,
  ({ accounts }) =>
    (input, { user }) =>
      accounts.quotes.forget(input, user),
  {
    plainPost: {
      done: () => quotesPath('forgotten'),
      refused: ({ code }) => (code === 'unauthenticated' ? signInPath({ next: ACCOUNT_ORDERS }) : quotesPath('gone')),
    },
  },
);
