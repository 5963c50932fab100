import type { ServiceType } from '../order-types';

/**
 * When each service that was added after the booking was agreed (ISO-8601 UTC). Services without an entry were agreed
 * with the order.
 */
export type AddedAt = Readonly<Partial<Record<ServiceType, string>>>;

/**
 * When the services of an order were agreed. Each service keeps the rights of its own day: adding another renews none.
 */
export type Agreed = {
  /** When the contract for the original order was made. */
  readonly agreedAt: Date;
  readonly addedAt?: AddedAt;
};

/** Returns when the contract for one service was made. */
export function agreedOn(service: ServiceType, { agreedAt, addedAt }: Agreed): Date {
  const added = addedAt?.[service];
  return added === undefined ? agreedAt : new Date(added);
}

type Services = { readonly before: readonly ServiceType[]; readonly after: readonly ServiceType[] };

/** Returns the later-added services after a change: new services get `at`, removed ones lose their entry. */
export function addedBy({ before, after }: Services, addedAt: AddedAt, at: Date): AddedAt {
  return Object.fromEntries(
    after.flatMap((service) => {
      const added = before.includes(service) ? addedAt[service] : at.toISOString();
      return added === undefined ? [] : [[service, added]];
    }),
  );
}
