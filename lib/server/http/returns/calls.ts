import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import * as contracts from '@/lib/contracts/returns';
import { ROUTES } from '@/lib/routes';
import { call } from '../call';
import type { PlainPost } from '../plain-post';
import { ownerPath } from './owner-path';

/** The calls for programs (JSON) and for plain forms (303). */
const begun: PlainPost<{ readonly path: string }> = {
  done: ({ path }) => path,
  refused: ({ code }, { draftId }) => ownerPath(code === 'rate_limited' ? 'too-many' : 'nothing', draftId),
};

export const requestReturnLinkCall = call(contracts.requestReturnLink, ({ returns }) => returns.requestLink, {
  plainPost: {
    done: (_answer, { draftId }) => ownerPath('sent', draftId),
    kept: ['reference', 'email'],
    refused: ({ code, details }, { draftId }) => {
      if (code === 'rate_limited') return ownerPath('too-many', draftId);
      const wrong = details.fields?.reference ? 'wrong-number' : 'wrong-email';
      return `${ownerPath(wrong, draftId)}#${ERROR_SUMMARY_ID}`;
    },
  },
});

export const openReturnLinkCall = call(contracts.openReturnLink, ({ returns }) => returns.open, {
  plainPost: { ...begun, refused: ({ code }) => ownerPath(code === 'not_found' ? 'nothing' : 'link-over', '') },
});

export const returnFromOrderCall = call(contracts.returnFromOrder, ({ returns }) => returns.fromOrder, {
  plainPost: begun,
});

export const askForReturnCall = call(contracts.askForReturn, ({ returns }) => returns.ask, {
  plainPost: {
    done: (_answer, { draftId }) => checkPath(draftId, true),
    // The page says what is missing, or that the quote is gone.
    refused: (_problem, { draftId }) => checkPath(draftId, false),
  },
});

function checkPath(draftId: unknown, isAsked: boolean): string {
  const quote = typeof draftId === 'string' ? draftId.slice(0, 40) : '';
  const query = new URLSearchParams({ quote, ...(isAsked && { asked: '1' }) });
  return `${ROUTES.returnQuote}/check?${query.toString()}${isAsked ? '#ask' : ''}`;
}
