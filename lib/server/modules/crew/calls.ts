import * as contract from '@/lib/contracts/crew';
import * as extra from '@/lib/contracts/crew-extras';
import * as proof from '@/lib/contracts/crew-proof';
import { askForCrew, priceForCrew } from '@/lib/server/modules/extras/service';
import { call } from '@/lib/server/platform/http/call';
import { crewDayView } from './http-day';

export const crewCalls = [
  call(contract.openCrewDay, ({ crew }, asked, around) => crew.open(asked, around)),
  call(contract.readCrewDay, async ({ crew, deps }, { crewDay }, { request }) =>
    crewDayView(deps, await crew.reader(crewDay, request)),
  ),
  call(contract.recordCrewEvents, ({ crew }, asked, { request }) => crew.record(asked, request)),
  call(extra.priceCrewExtra, async ({ crew, deps }, { crewDay, ...asked }, { request }) =>
    priceForCrew(deps, await crew.reader(crewDay, request), asked),
  ),
  call(extra.askCrewExtra, async ({ crew, deps }, { crewDay, ...asked }, { request }) =>
    askForCrew(deps, await crew.reader(crewDay, request), asked),
  ),
  call(proof.recordCrewProof, ({ crew }, asked, { request }) => crew.proof(asked, request)),
  call(proof.sendCrewPhoto, ({ crew }, asked, { request, readPhoto }) => crew.photo(asked, request, readPhoto)),
] as const;
