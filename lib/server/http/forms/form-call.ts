import type { Endpoint, RequestOf, RequestSchema } from '@/lib/contracts/endpoint';
import type { FormAccepted } from '@/lib/contracts/forms';
import type { Services } from '@/lib/server/container';
import { guardsOf, type FormGuards } from '@/lib/server/subjects/leads/guards';
import { call, type Call } from '../call';

/** A call of a form: its guards are read from the headers and from what was sent beside the answers. */
export const formCall = <S extends RequestSchema>(
  contract: Endpoint<S, FormAccepted, 'open'>,
  submit: (services: Services, answers: RequestOf<Endpoint<S>>, guards: FormGuards) => Promise<void>,
): Call =>
  call(contract, (services) => async (answers, { request, sent }) => {
    await submit(services, answers, guardsOf(request.headers, sent));
    return { accepted: true };
  });
