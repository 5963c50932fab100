import type { CrewLinkView } from '@/lib/contracts/desk-visit-views';
import { readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_PHONES } from '@/lib/domain/visits/assumptions';
import { crewLinkPath } from '@/lib/crew-routes';
import type { CrewDayRow, CrewMemberRow } from '@/lib/server/kernel/db/visit-rows';
import { squareCode } from '@/lib/server/content/square-code';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { readSecret } from '@/lib/server/kernel/installation/token';
import { linkKey } from '@/lib/server/subjects/crew/link';
import { phonesOn } from '@/lib/server/subjects/crew/repo';
import { linkSendsOn } from '@/lib/server/subjects/visits/link-sends-repo';
import { leadOf, sentText } from './sent-links';
import { moment, TEAM_NAMES } from './words';

/** The link of a crew's day and the phones that have it; null before publication, when it is over, and for no such crew. */
export async function crewLinkView(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { days, members }: { readonly days: readonly CrewDayRow[]; readonly members: readonly CrewMemberRow[] },
  crew: CrewOfDay | null,
): Promise<CrewLinkView | null> {
  const isSame = (other: CrewOfDay) => crew !== null && writeCrewDay(other) === writeCrewDay(crew);
  const own = days.find(isSame);
  if (!own?.published_at || now() >= readableUntil(own.date)) return null;
  const key = linkKey(await readSecret(db, config.secretKey), { crew: own, version: own.key_version });
  const href = `${config.siteOrigin}${crewLinkPath(key)}`;
  const phones = (await phonesOn(db, own.date)).filter(isSame);
  const sends = (await linkSendsOn(db, own.date)).filter(
    (send) => isSame(send) && send.key_version === own.key_version,
  );
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '';
  return {
    ...{ team: own.service, crew: own.number, version: own.key_version, href, code: squareCode(href) },
    name: `${TEAM_NAMES[own.service].crew} ${own.number}`,
    lead: leadOf(members.find(({ id }) => id === own.lead_id)),
    sent: sends.map((send) => sentText(send, nameOf(send.member_id), now())).toReversed(),
    count: `${phones.length} of ${CREW_PHONES} phones`,
    phones: phones.map(({ id, label, made_at, seen_at }) => ({
      ...{ id, label },
      detail: `opened ${moment(made_at)}, last heard of ${moment(seen_at)}`,
    })),
  };
}
