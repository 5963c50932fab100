import type { OrderSharesDto } from '@/lib/contracts/order-shares';
import type { OrderView } from '@/lib/contracts/order-view';
import { flowOf, mainService } from '@/lib/domain/services/flows';
import { flowPath, stepPath } from '@/lib/routes';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/domain/order/change-kinds';
import { orderSharesPath } from '@/lib/shared-list-routes';
import type { OrderShares, PaymentOutcome } from './types';

const OUTCOMES = ['paid', 'failed', 'cancelled', 'unavailable'] as const;

/** The hint that a payment provider sends the visitor back with (`&payment=failed`); anything else is none. */
export function paymentOutcome(value: unknown): PaymentOutcome {
  return OUTCOMES.find((outcome) => outcome === value) ?? null;
}

/** Back into the flow, to the day, with the draft while it lives; else with size and postcodes. */
export function againHref({ draftId, order, services }: OrderView): string {
  const flow = flowOf(mainService(services));
  const path = flowPath(flow);
  if (draftId) return stepPath(path, 'date', draftId);
  // What the start page of a move takes (features/quote/moving/prefill.ts); other orders have none of it.
  const { movingSpace, addresses } = order;
  const { collection, delivery } = movingSpace ? addresses : {};
  const answers = { plan: movingSpace, from: collection?.postcode, to: delivery?.postcode };
  const given = Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Returns where the answers of an unpaid order are corrected; null for a paid one, and one that was taken by telephone. */
export function correctHref({ state, draftId, services, isByPhone }: OrderView): string | null {
  return state === 'awaiting_payment' && draftId && !isByPhone
    ? stepPath(flowPath(flowOf(mainService(services))), 'check', draftId)
    : null;
}

/** The page of a change, and the order page after it was made; both are addresses, so that back and reload work. */
export const changeHref = (pageHref: string, kind: ChangeKind): string => `${pageHref}&change=${kind}`;
export const changedHref = (pageHref: string, kind: ChangeKind): string => `${pageHref}&changed=${kind}`;

/** The change that an address asks for or tells of; anything else is none. */
export const changeKind = (value: unknown): ChangeKind | null => CHANGE_KINDS.find((kind) => kind === value) ?? null;

/** Returns the link to the shares of an order that several people can pay, or pay already; null for any other. */
export const sharesLink = (shares: OrderSharesDto | null, token: string): OrderShares | null =>
  shares?.state === 'unshared' || shares?.state === 'shared'
    ? { href: orderSharesPath(shares.reference, token), areAsked: shares.state === 'shared' }
    : null;

/** The order page after its addresses were saved. */
export const savedHref = (pageHref: string): string => `${pageHref}&addresses=saved`;
export const isSaved = (value: unknown): boolean => value === 'saved';

/** A mail to us that opens with the order's number in its subject. */
export const mailAboutHref = (email: string, reference: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Order ${reference}`)}`;
