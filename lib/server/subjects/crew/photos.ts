import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { sendCrewPhoto } from '@/lib/contracts/crew-proof';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { isIndoors, KINDS_OF_VISIT } from '@/lib/domain/visits/photos';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { keepPhoto } from '@/lib/server/subjects/photos/keep';
import { wantsNoPhotos } from '@/lib/server/subjects/stops/repo';
import { findVisit } from '@/lib/server/subjects/visits/repo';
import { isOfCrew } from './of-crew';

/** Takes a photo of one of the crew's visits; says what became of it. Throws Problem validation_failed. */
export async function photoOfCrew(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  crew: CrewOfDay,
  { visit: visitId, kind, at, photo }: Omit<RequestOf<typeof sendCrewPhoto>, 'crewDay'>,
): Promise<ResponseOf<typeof sendCrewPhoto>> {
  const { db, now } = deps;
  const visit = await findVisit(db, visitId);
  if (!visit || !(await isOfCrew(db, crew, visitId, now())) || !KINDS_OF_VISIT[visit.kind].includes(kind))
    return { outcome: 'refused' };
  if (isIndoors(kind) && (await wantsNoPhotos(db, visit.order_id))) return { outcome: 'unwanted' };
  const outcome = await keepPhoto(deps, {
    owner: { kind: 'visit', id: visitId },
    ...{ kind, takenAt: new Date(at), bytes: Buffer.from(photo, 'base64'), most: MOST_PHOTOS },
    mayStill: async (trx) => {
      await lockOrder(trx, visit.order_id);
      return isOfCrew(trx, crew, visitId, now());
    },
  });
  return { outcome };
}
