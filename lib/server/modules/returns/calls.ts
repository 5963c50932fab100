import { ERROR_SUMMARY_ID } from '@/lib/contracts/form-page';
import * as contracts from '@/lib/contracts/returns';
import { ROUTES } from '@/lib/routes';
import { call, type PlainPost } from '@/lib/server/platform/http/call';
import { ownerPath } from './service';

const begun: PlainPost<{ readonly path: string }> = {
  done: ({ path }) => path,
  refused: ({ code }, { draftId }) => ownerPath(code === 'rate_limited' ? 'too-many' : 'nothing', draftId),
};

function checkPath(draftId: unknown, isAsked: boolean): string {
  const quote = typeof draftId === 'string' ? draftId.slice(0, 40) : '';
  const query = new URLSearchParams({ quote, ...(isAsked && { asked: '1' }) });
  return `${ROUTES.returnQuote}/check?${query.toString()}${isAsked ? '#ask' : ''}`;
}

export const returnCalls = [
  call(contracts.requestReturnLink, ({ returns }, asked) => returns.requestLink(asked), {
    plainPost: {
      done: (_answer, { draftId }) => ownerPath('sent', draftId),
      kept: ['reference', 'email'],
      refused: ({ code, details }, { draftId }) => {
        if (code === 'rate_limited') return ownerPath('too-many', draftId);
        const wrong = details.fields?.reference ? 'wrong-number' : 'wrong-email';
        return `${ownerPath(wrong, draftId)}#${ERROR_SUMMARY_ID}`;
      },
    },
  }),
  call(contracts.openReturnLink, ({ returns }, asked) => returns.open(asked), {
    plainPost: { ...begun, refused: ({ code }) => ownerPath(code === 'not_found' ? 'nothing' : 'link-over', '') },
  }),
  call(contracts.returnFromOrder, ({ returns }, asked) => returns.fromOrder(asked), {
    plainPost: begun,
  }),
  call(contracts.askForReturn, ({ returns }, asked) => returns.ask(asked), {
    plainPost: {
      done: (_answer, { draftId }) => checkPath(draftId, true),
      // The page shows what is missing, or that the quote no longer exists.
      refused: (_problem, { draftId }) => checkPath(draftId, false),
    },
  }),
] as const;
