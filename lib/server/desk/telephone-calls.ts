import { beginBooking } from '@/lib/contracts/desk-bookings';
import { bookOrder } from '@/lib/contracts/desk-book-order';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { deskPath } from '@/lib/routes';
import { call } from '@/lib/server/http/call';
import type { PlainPost } from '@/lib/server/http/plain-post';
import { beginForCustomer, bookForCustomer } from './telephone';
import { address } from '@/lib/server/platform/desk/words';

const today = ({ code }: { readonly code: string }): string => address(deskPath('today'), { problem: code });

const begunPost: PlainPost<{ readonly path: string }> = { done: ({ path }) => path, refused: today };

/** Starts a quote in the customer's flow, marked as taken on the telephone. */
export const beginBookingCall = {
  ...call(
    beginBooking,
    (services) =>
      (request, { user }) =>
        beginForCustomer(services, user, request),
  ),
  plainPost: begunPost as PlainPost,
};

const bookedPost: PlainPost<CreatedOrderDto> = {
  done: ({ reference }) => deskPath('orders', reference),
  refused: today,
};

/** Places the order at the end of the flow. */
export const bookOrderCall = {
  ...call(
    bookOrder,
    ({ deps }) =>
      (request, { user }) =>
        bookForCustomer(deps, user, request),
    { status: 201 },
  ),
  plainPost: bookedPost as PlainPost,
};
