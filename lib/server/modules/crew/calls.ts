import * as contract from '@/lib/contracts/crew';
import * as extra from '@/lib/contracts/crew-extras';
import * as proof from '@/lib/contracts/crew-proof';
import { writeCrewDay } from '@/lib/domain/visits/crew-day';
import { askForCrew, priceForCrew } from '@/lib/server/modules/extras/service';
import { call } from '@/lib/server/platform/http/call';
import { crewDayView } from './http-day';
import { photoOfCrew } from './photos';
import { recordForCrew, recordProof } from './record';
import { crewOf, openDay } from './sessions';

/** The calls of the crew's page. All throw Problem not_found for a phone that may not make them. */
export const crewCalls = [
  call(contract.openCrewDay, async ({ deps }, { key }, around) => {
    const opened = await openDay(deps, key, around);
    return opened === 'full' ? { kind: 'full' as const } : { kind: 'open' as const, crewDay: writeCrewDay(opened) };
  }),
  call(contract.readCrewDay, async ({ deps }, { crewDay }, { request }) =>
    crewDayView(deps, await crewOf(deps, crewDay, request)),
  ),
  call(contract.recordCrewEvents, async ({ deps }, { crewDay, events }, { request }) =>
    recordForCrew(deps, await crewOf(deps, crewDay, request, true), events),
  ),
  call(extra.priceCrewExtra, async ({ deps }, { crewDay, ...asked }, { request }) =>
    priceForCrew(deps, await crewOf(deps, crewDay, request), asked),
  ),
  call(extra.askCrewExtra, async ({ deps }, { crewDay, ...asked }, { request }) =>
    askForCrew(deps, await crewOf(deps, crewDay, request), asked),
  ),
  call(proof.recordCrewProof, async ({ deps }, { crewDay, ...said }, { request }) =>
    recordProof(deps, await crewOf(deps, crewDay, request, true), said),
  ),
  call(proof.sendCrewPhoto, async ({ deps }, { crewDay, ...photo }, { request, readPhoto }) =>
    photoOfCrew(deps, await crewOf(deps, crewDay, request, true), photo, readPhoto),
  ),
] as const;
