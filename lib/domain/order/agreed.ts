import type { ServiceType } from '../order-types';

/** When each service added after the booking was agreed (ISO-8601 UTC). The others were agreed with the order. */
export type AddedAt = Readonly<Partial<Record<ServiceType, string>>>;

/** When the services of an order were agreed. Adding a service renews no rights of the others. */
export type Agreed = {
  readonly agreedAt: Date;
  readonly addedAt?: AddedAt;
};

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
