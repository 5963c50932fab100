import type { priceFromAccount } from '@/lib/contracts/accounts';
import type { BodyOf } from '@/lib/api/request';
import { useAsked } from '@/lib/api/use-asked';
import { linesOf } from '../model/chosen';
import type { BackPrice, BringBack, Chosen } from '../types';

type Asked = BodyOf<typeof priceFromAccount>;

/** The call's code comes with the first choice. */
async function ask(body: Asked, signal: AbortSignal): Promise<BackPrice> {
  const { priceFromAccount: price } = await import('@/lib/api/accounts');
  return price(body, signal);
}

/** The server's price of what is chosen, pounds; the page came with that of its address. */
export function useReturnPrice(orderId: string, chosen: Chosen, { price }: Pick<BringBack, 'price'>) {
  const things = linesOf(chosen);
  const asked = useAsked(ask, things.length > 0 ? { orderId, what: 'items' as const, things } : null, price);
  const { state, answer } = asked;
  const known = things.length > 0 ? answer : null;
  return { price: known, isLoading: state === 'loading', isFailed: state === 'failed' };
}
