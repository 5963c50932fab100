import { createHmac } from 'node:crypto';
import { readCrewDay, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { isSameSecret } from '@/lib/server/kernel/base/is-same-secret';

/** What a crew's link opens; a new version makes the links before it useless. */
type Linked = { readonly crew: CrewOfDay; readonly version: number };

const LINK = /^(?<day>[\w.-]{1,40})\.(?<version>\d{1,6})\.(?<mac>[\w-]{43})$/;

const macOf = (secret: string, { crew, version }: Linked): string =>
  createHmac('sha256', secret)
    .update(`crew ${writeCrewDay(crew)} ${version}`)
    .digest('base64url');

/**
 * The key of a crew's link, for the fragment of an address: "2026-12-15.MOVING.1.1.<43 characters>". Derived from the
 * installation's secret as an order's key is (kernel/installation/token.ts), so that nothing of it is stored.
 */
export const linkKey = (secret: string, linked: Linked): string =>
  `${writeCrewDay(linked.crew)}.${linked.version}.${macOf(secret, linked)}`;

/** What a key opens; null for one that this installation has not made. */
export function readLinkKey(secret: string, key: string): Linked | null {
  const { day = '', version = '', mac = '' } = LINK.exec(key)?.groups ?? {};
  const crew = readCrewDay(day);
  if (!crew) return null;
  const linked = { crew, version: Number(version) };
  return isSameSecret(mac, macOf(secret, linked)) ? linked : null;
}
