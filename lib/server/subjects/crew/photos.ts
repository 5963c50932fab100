import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { sendCrewPhoto } from '@/lib/contracts/crew-proof';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { findVisit } from '@/lib/server/subjects/visits/repo';
import { isOfCrew } from './of-crew';
import { keepVisitPhoto } from './visit-photo';

/** Takes a photo of one of the crew's visits; says what became of it. Throws Problem validation_failed. */
export async function photoOfCrew(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  crew: CrewOfDay,
  { visit: visitId, kind, at, photo }: Omit<RequestOf<typeof sendCrewPhoto>, 'crewDay'>,
): Promise<ResponseOf<typeof sendCrewPhoto>> {
  const { db, now } = deps;
  const visit = await findVisit(db, visitId);
  if (!visit || !(await isOfCrew(db, crew, visitId, now()))) return { outcome: 'refused' };
  const outcome = await keepVisitPhoto(deps, visit, {
    ...{ kind, takenAt: new Date(at), bytes: Buffer.from(photo, 'base64') },
    mayStill: (trx) => isOfCrew(trx, crew, visitId, now()),
  });
  return { outcome };
}
