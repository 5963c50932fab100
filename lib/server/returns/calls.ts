import type { Endpoint, RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import * as contracts from '@/lib/contracts/returns';
import { ROUTES } from '@/lib/routes';
import type { Services } from '../container';
import type { PlainPost } from '../http/plain-post';
import type { Call } from '../http/route';
import { validate } from '../http/validate';
import { ownerPath } from './owner-path';

/** The calls for programs (JSON) and for plain forms (303). */
function callOf<E extends Endpoint>(
  contract: E,
  run: (services: Services, input: RequestOf<E>) => Promise<ResponseOf<E>>,
  plainPost: PlainPost,
): Call {
  return {
    contract,
    status: 200,
    run: async (services, input) => run(services, (await validate(contract.request, input)) as RequestOf<E>),
    plainPost,
  };
}

const begun: PlainPost = {
  done: (answer) => (answer as { readonly path: string }).path,
  refused: ({ code }, { draftId }) => ownerPath(code === 'rate_limited' ? 'too-many' : 'nothing', draftId),
};

export const requestReturnLinkCall = callOf(
  contracts.requestReturnLink,
  ({ returns }, input) => returns.requestLink(input),
  {
    done: (_answer, { draftId }) => ownerPath('sent', draftId),
    refused: ({ code, details }, { draftId }) => {
      const wrong = details.fields?.reference ? 'wrong-number' : 'wrong-email';
      return ownerPath(code === 'rate_limited' ? 'too-many' : wrong, draftId);
    },
  },
);

export const openReturnLinkCall = callOf(contracts.openReturnLink, ({ returns }, input) => returns.open(input), {
  ...begun,
  refused: ({ code }) => ownerPath(code === 'not_found' ? 'nothing' : 'link-over', ''),
});

export const returnFromOrderCall = callOf(
  contracts.returnFromOrder,
  ({ returns }, input) => returns.fromOrder(input),
  begun,
);

export const askForReturnCall = callOf(contracts.askForReturn, ({ returns }, input) => returns.ask(input), {
  done: (_answer, { draftId }) => checkPath(draftId, true),
  // The page says what is missing, or that the quote is gone.
  refused: (_problem, { draftId }) => checkPath(draftId, false),
});

function checkPath(draftId: unknown, isAsked: boolean): string {
  const quote = typeof draftId === 'string' ? draftId.slice(0, 40) : '';
  const query = new URLSearchParams({ quote, ...(isAsked && { asked: '1' }) });
  return `${ROUTES.returnQuote}/check?${query.toString()}${isAsked ? '#ask' : ''}`;
}
