import * as contract from '@/lib/contracts/crew';
import * as proof from '@/lib/contracts/crew-proof';
import { call } from '../call';
import { crewDayView } from './day-view';

export const openCrewDayCall = call(
  contract.openCrewDay,
  ({ crew }) =>
    (asked, around) =>
      crew.open(asked, around),
);

export const readCrewDayCall = call(
  contract.readCrewDay,
  ({ crew, deps }) =>
    async ({ crewDay }, { request }) =>
      crewDayView(deps, await crew.reader(crewDay, request)),
);

export const recordCrewEventsCall = call(
  contract.recordCrewEvents,
  ({ crew }) =>
    (asked, { request }) =>
      crew.record(asked, request),
);

export const recordCrewProofCall = call(
  proof.recordCrewProof,
  ({ crew }) =>
    (asked, { request }) =>
      crew.proof(asked, request),
);

export const sendCrewPhotoCall = call(
  proof.sendCrewPhoto,
  ({ crew }) =>
    (asked, { request, readPhoto }) =>
      crew.photo(asked, request, readPhoto),
);
