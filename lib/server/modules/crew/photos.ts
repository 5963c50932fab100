import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { sendCrewPhoto } from '@/lib/contracts/crew-proof';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { isOfCrew } from './of-crew';
import { keepVisitPhoto } from './visit-photo';

/**
 * Keeps a photo of one of the crew's visits and returns the outcome. The photo is read after the visit was checked.
 * Throws Problem validation_failed for a file that is not a picture.
 */
export async function photoOfCrew(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  crew: CrewOfDay,
  { visit: visitId, kind, at }: Omit<RequestOf<typeof sendCrewPhoto>, 'crewDay'>,
  readPhoto: () => Promise<Buffer>,
): Promise<ResponseOf<typeof sendCrewPhoto>> {
  const { db, now } = deps;
  const visit = await findVisit(db, visitId);
  if (!visit || !(await isOfCrew(db, crew, visitId, now()))) return { outcome: 'refused' };
  const outcome = await keepVisitPhoto(deps, visit, {
    kind,
    takenAt: new Date(at),
    read: readPhoto,
    mayStill: (trx) => isOfCrew(trx, crew, visitId, now()),
  });
  return { outcome };
}
