import { forgetQuote } from '@/lib/contracts/saved-quotes';
import { quotesPath } from '@/lib/account-routes';
import { ROUTES } from '@/lib/routes';
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
      refused: ({ code }) =>
        code === 'unauthenticated' ? signInPath({ next: ROUTES.accountOrders }) : quotesPath('gone'),
    },
  },
);
