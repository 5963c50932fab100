import type { IncomingMessage, ServerResponse } from 'node:http';
import { inviteHelper } from '@/lib/contracts/helpers';
import type { Site } from '@/lib/server/kernel/base/cookies';
import { Problem } from '@/lib/server/kernel/base/problem';
import { validate } from '@/lib/server/kernel/validate/validate';
import { takeAnswers } from '../forms/kept-answers';
import { HELPER_REFUSALS, helperState } from './helpers-path';

type Query = Readonly<Record<string, unknown>>;
type Exchange = { readonly query: Query; readonly req: IncomingMessage; readonly res: ServerResponse };

/** What has just become of a form about helpers, with what was typed into it and what is wrong with that. */
export async function askedHelpers({ query, req, res }: Exchange, site: Site) {
  const state = helperState(query['helpers']);
  const values = takeAnswers(req, res, [inviteHelper.name], site)?.values;
  const typed = values ? { name: values['name'] ?? '', email: values['email'] ?? '' } : null;
  const email = HELPER_REFUSALS.find(([, refusal]) => refusal === state)?.[0];
  const errors = email ? { email } : state === 'refused' && typed ? await misfits(typed) : {};
  return { state, orderId: query['unit'], typed, errors };
}

async function misfits(typed: { readonly name: string; readonly email: string }) {
  try {
    await validate(inviteHelper.request.pick(['name', 'email']), typed);
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { name, email } = error.details.fields ?? {};
    return { ...(name && { name }), ...(email && { email }) };
  }
}
