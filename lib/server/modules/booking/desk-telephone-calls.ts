import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { bookOrder } from '@/lib/contracts/desk-book-order';
import { beginBooking } from '@/lib/contracts/desk-bookings';
import { deskPath } from '@/lib/routes';
import { address } from '@/lib/server/platform/desk/words';
import { call } from '@/lib/server/platform/http/call';
import type { PlainPost } from '@/lib/server/platform/http/plain-post';
import { beginForCustomer, bookForCustomer } from './desk-telephone';

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
