import * as contract from '@/lib/contracts/crew-extras';
import { call } from '../call';
import { askForCrew, priceForCrew } from './extras';

export const priceCrewExtraCall = call(
  contract.priceCrewExtra,
  ({ crew, deps }) =>
    async ({ crewDay, ...asked }, { request }) =>
      priceForCrew(deps, await crew.reader(crewDay, request), asked),
);

export const askCrewExtraCall = call(
  contract.askCrewExtra,
  ({ crew, deps }) =>
    async ({ crewDay, ...asked }, { request }) =>
      askForCrew(deps, await crew.reader(crewDay, request), asked),
);
