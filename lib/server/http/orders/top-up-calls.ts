import { topUpFromOrder } from '@/lib/contracts/top-ups';
import { orderPath } from '@/lib/routes';
import { call } from '../call';

const text = (value: unknown): string => encodeURIComponent(typeof value === 'string' ? value.slice(0, 64) : '');

export const topUpFromOrderCall = call(topUpFromOrder, ({ topUps }) => topUps.fromOrder, {
  plainPost: {
    done: ({ path }) => path,
    // Its page offers what can be done with the store by now.
    refused: (_problem, { reference, token }) => orderPath(text(reference), text(token)),
  },
});
