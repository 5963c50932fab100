import type { priceFromAccount } from '@/lib/contracts/accounts';
import type { BodyOf } from '@/lib/api/request';
import { useAsked } from '@/lib/api/use-asked';
import { linesOf } from '../model/chosen';
import type { BringBack, Chosen } from '../types';

type Asked = BodyOf<typeof priceFromAccount>;

/** The call's code comes with the first choice. */
async function ask(body: Asked, signal: AbortSignal): Promise<number> {
  const { priceFromAccount: price } = await import('@/lib/api/accounts');
  return (await price(body, signal)).totalWithDiscount;
}

/** The server's price of what is chosen, pounds; the page came with that of its address. */
export function useReturnPrice(orderId: string, chosen: Chosen, { total }: Pick<BringBack, 'total'>) {
  const things = linesOf(chosen);
  const asked = useAsked(ask, things.length > 0 ? { orderId, what: 'items' as const, things } : null, total);
  const { state, answer } = asked;
  return { total: things.length > 0 ? answer : null, isLoading: state === 'loading', isFailed: state === 'failed' };
}
