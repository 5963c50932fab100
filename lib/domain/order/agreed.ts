import type { ServiceType } from '../vocabulary';

/** The lines of an order that were added later, each with its instant (ISO-8601 UTC); all others were agreed with it. */
export type AddedAt = Readonly<Partial<Record<ServiceType, string>>>;

/** When the lines of an order were agreed. A line's rights are those of its own day: adding another renews nothing. */
export type Agreed = {
  /** The contract over what was ordered. */
  readonly agreedAt: Date;
  readonly addedAt?: AddedAt;
};

/** When the contract over one service was made. */
export function agreedOn(service: ServiceType, { agreedAt, addedAt }: Agreed): Date {
  const added = addedAt?.[service];
  return added === undefined ? agreedAt : new Date(added);
}

type Services = { readonly before: readonly ServiceType[]; readonly after: readonly ServiceType[] };

/** The lines that were added later, after a change: what is new begins at `at`, what is gone takes its day with it. */
export function addedBy({ before, after }: Services, addedAt: AddedAt, at: Date): AddedAt {
  return Object.fromEntries(
    after.flatMap((service) => {
      const added = before.includes(service) ? addedAt[service] : at.toISOString();
      return added === undefined ? [] : [[service, added]];
    }),
  );
}
