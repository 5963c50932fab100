import type { OrderSharesDto } from '@/lib/contracts/order-shares';
import type { OrderView } from '@/lib/contracts/order-view';
import { flowOf, mainService } from '@/lib/domain/services/flows';
import { flowPath, stepPath } from '@/lib/routes';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/domain/order/change-kinds';
import { orderSharesPath } from '@/lib/shared-list-routes';
import type { OrderShares, PaymentOutcome } from './types';

const OUTCOMES = ['paid', 'failed', 'cancelled', 'unavailable'] as const;

/** Returns the outcome in the query of a customer who comes back from paying, or null. */
export function paymentOutcome(value: unknown): PaymentOutcome {
  return OUTCOMES.find((outcome) => outcome === value) ?? null;
}

/** Returns the link back into the flow: to the saved answers if they exist, else with the size and postcodes. */
export function againHref({ draftId, order, services }: OrderView): string {
  const flow = flowOf(mainService(services));
  const path = flowPath(flow);
  if (draftId) return stepPath(path, 'date', draftId);
  // The parameters of a move's start page (features/quote/moving/prefill.ts).
  const { movingSpace, addresses } = order;
  const { collection, delivery } = movingSpace ? addresses : {};
  const answers = { plan: movingSpace, from: collection?.postcode, to: delivery?.postcode };
  const given = Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Returns the link to correct the answers of an unpaid order, or null. A phone order has no such link. */
export function correctHref({ state, draftId, services, isByPhone }: OrderView): string | null {
  return state === 'awaiting_payment' && draftId && !isByPhone
    ? stepPath(flowPath(flowOf(mainService(services))), 'check', draftId)
    : null;
}

/** A URL of its own makes the back button and a reload work. */
export const changeHref = (pageHref: string, kind: ChangeKind): string => `${pageHref}&change=${kind}`;
export const changedHref = (pageHref: string, kind: ChangeKind): string => `${pageHref}&changed=${kind}`;

export const changeKind = (value: unknown): ChangeKind | null => CHANGE_KINDS.find((kind) => kind === value) ?? null;

/** Returns the link to the shares of an order that several people can pay, or null. */
export const sharesLink = (shares: OrderSharesDto | null, token: string): OrderShares | null =>
  shares?.state === 'unshared' || shares?.state === 'shared'
    ? { href: orderSharesPath(shares.reference, token), areAsked: shares.state === 'shared' }
    : null;

export const savedHref = (pageHref: string): string => `${pageHref}&addresses=saved`;
export const isSaved = (value: unknown): boolean => value === 'saved';

export const mailAboutHref = (email: string, reference: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Order ${reference}`)}`;
