import type { PhotoOutcome, sendCrewPhoto } from '@/lib/contracts/crew-proof';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { KINDS_OF_VISIT, isIndoors, type PhotoKind } from '@/lib/domain/visits/photos';
import { wantsNoPhotos } from '@/lib/server/modules/addresses/repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { keepPhoto } from '@/lib/server/modules/photos/keep';
import { findVisit } from '@/lib/server/modules/visits/repo';
import type { Trx, VisitRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { isOfCrew } from './record';

/** Keeps a photo of one of the crew's visits. Throws Problem validation_failed for a file that is not a picture. */
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

type Taken = {
  readonly kind: PhotoKind;
  readonly takenAt: Date;
  /** Reads the photo, after the visit and the customer's wish were checked. */
  readonly read: () => Promise<Buffer>;
  /** Asked with the order's row locked. */
  readonly mayStill: (trx: Trx) => Promise<boolean>;
  /** The operator who adds it for a crew. */
  readonly recordedBy?: string;
};

/** Throws Problem validation_failed for a file that is not a picture. */
export async function keepVisitPhoto(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  visit: VisitRow,
  { kind, mayStill, read, ...taken }: Taken,
): Promise<PhotoOutcome> {
  if (!KINDS_OF_VISIT[visit.kind].includes(kind)) return 'refused';
  if (isIndoors(kind) && (await wantsNoPhotos(deps.db, visit.order_id))) return 'unwanted';
  return keepPhoto(deps, {
    ...taken,
    owner: { kind: 'visit', id: visit.id },
    kind,
    most: MOST_PHOTOS,
    bytes: await read(),
    mayStill: async (trx) => {
      await lockOrder(trx, visit.order_id);
      return mayStill(trx);
    },
  });
}
