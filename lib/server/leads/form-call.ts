import type { FormAccepted } from '@/lib/contracts/forms';
import type { Endpoint, RequestOf, RequestSchema } from '@/lib/contracts/endpoint';
import type { Services } from '../container';
import type { Call } from '../http/route';
import { validate } from '../http/validate';
import { guardsOf, type FormGuards } from './guards';

/** A call of a form: its answers are checked like any request, its guards are read from the headers beside them. */
export function formCall<S extends RequestSchema>(
  contract: Endpoint<S, FormAccepted>,
  submit: (services: Services, answers: RequestOf<Endpoint<S>>, guards: FormGuards) => Promise<void>,
): Call {
  return {
    contract,
    status: 200,
    run: async (services, input, request): Promise<FormAccepted> => {
      const answers = (await validate(contract.request, input)) as RequestOf<Endpoint<S>>;
      await submit(services, answers, guardsOf(request.headers, input));
      return { accepted: true };
    },
  };
}
