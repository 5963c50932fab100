import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/crew';
import type * as proof from '@/lib/contracts/crew-proof';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { photoOfCrew } from './photos';
import { recordForCrew } from './record';
import { recordProof } from './record-proof';
import { crewOf, openDay } from './sessions';

type Request = Pick<IncomingMessage, 'headers'>;

/** All of it throws Problem not_found for a phone that may not. */
export function crewService(deps: Deps) {
  return {
    open: async (
      { key }: RequestOf<typeof contract.openCrewDay>,
      around: { readonly request: Request; readonly response: ServerResponse },
    ): Promise<ResponseOf<typeof contract.openCrewDay>> => {
      const opened = await openDay(deps, key, around);
      return opened === 'full' ? { kind: 'full' } : { kind: 'open', crewDay: writeCrewDay(opened) };
    },

    /** The crew whose day the phone may read. */
    reader: (crewDay: string, request: Request): Promise<CrewOfDay> => crewOf(deps, crewDay, request),

    record: async (
      { crewDay, events }: RequestOf<typeof contract.recordCrewEvents>,
      request: Request,
    ): Promise<ResponseOf<typeof contract.recordCrewEvents>> =>
      recordForCrew(deps, await crewOf(deps, crewDay, request, true), events),

    proof: async (
      { crewDay, ...said }: RequestOf<typeof proof.recordCrewProof>,
      request: Request,
    ): Promise<ResponseOf<typeof proof.recordCrewProof>> =>
      recordProof(deps, await crewOf(deps, crewDay, request, true), said),

    photo: async (
      { crewDay, ...photo }: RequestOf<typeof proof.sendCrewPhoto>,
      request: Request,
      readPhoto: () => Promise<Buffer>,
    ): Promise<ResponseOf<typeof proof.sendCrewPhoto>> =>
      photoOfCrew(deps, await crewOf(deps, crewDay, request, true), photo, readPhoto),
  };
}
