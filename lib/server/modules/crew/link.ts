import { createHmac } from 'node:crypto';
import { readCrewDay, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

/** The crew day that a link opens. A new version revokes the earlier links. */
type Linked = { readonly crew: CrewOfDay; readonly version: number };

const LINK = /^(?<day>[\w.-]{1,40})\.(?<version>\d{1,6})\.(?<mac>[\w-]{43})$/;

const macOf = (secret: string, { crew, version }: Linked): string =>
  createHmac('sha256', secret)
    .update(`crew ${writeCrewDay(crew)} ${version}`)
    .digest('base64url');

/**
 * Returns the key of a crew's link for a URL fragment: "2026-12-15.MOVING.1.1.<43 characters>".
 * Derives it from the installation's secret, as an order's key (platform/installation/token.ts), so nothing of it is
 * stored.
 */
export const linkKey = (secret: string, linked: Linked): string =>
  `${writeCrewDay(linked.crew)}.${linked.version}.${macOf(secret, linked)}`;

/** Returns the crew day and version of a key, or null for a key that this installation has not made. */
export function readLinkKey(secret: string, key: string): Linked | null {
  const { day = '', version = '', mac = '' } = LINK.exec(key)?.groups ?? {};
  const crew = readCrewDay(day);
  if (!crew) return null;
  const linked = { crew, version: Number(version) };
  return isSameSecret(mac, macOf(secret, linked)) ? linked : null;
}
