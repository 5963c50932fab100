import type { Endpoint, RequestOf, RequestSchema } from '@/lib/contracts/endpoint';
import * as contract from '@/lib/contracts/forms';
import { logEvent, notifySlack, sendConversion } from '@/lib/contracts/telemetry';
import type { Services } from '@/lib/server/container';
import { guardsOf, type FormGuards } from '@/lib/server/modules/enquiries/guards';
import { call } from '@/lib/server/platform/http/call';
import { submitAs, submitWebsiteForm } from './http-forms';

/** Serves the call of a form. Its guards come from the headers and from the fields beside the answers. */
const form = <S extends RequestSchema>(
  of: Endpoint<S, contract.FormAccepted, 'open'>,
  submit: (services: Services, answers: RequestOf<Endpoint<S>>, guards: FormGuards) => Promise<void>,
) =>
  call(
    of,
    async (services, answers, { request, sent }) => {
      await submit(services, answers, guardsOf(request.headers, sent));
      return { accepted: true };
    },
    { isOfForm: true },
  );

/** Mail programs post to its path too (newsletter/unsubscribe-route.ts). */
export const unsubscribeCall = call(contract.unsubscribeFromNews, ({ newsletter }, asked) =>
  newsletter.unsubscribe(asked),
);

export const formCalls = [
  form(contract.websiteForm, submitWebsiteForm),
  form(contract.studentsQuote, submitAs('students_quote')),
  form(contract.moversQuote, submitAs('movers_quote')),
  form(contract.partnersQuote, submitAs('partners_quote')),
  form(contract.subscribeToNews, ({ newsletter }, answers, guards) => newsletter.subscribe(answers, guards)),
  call(contract.confirmNews, ({ newsletter }, asked) => newsletter.confirm(asked)),
  unsubscribeCall,
  call(logEvent, ({ telemetry }, asked) => telemetry.logEvent(asked)),
  call(sendConversion, ({ telemetry }, asked) => telemetry.sendConversion(asked)),
  call(notifySlack, ({ telemetry }, asked) => telemetry.notifySlack(asked)),
] as const;
