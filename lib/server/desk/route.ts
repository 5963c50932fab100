import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@/lib/server/kernel/base/problem';
import { report } from '@/lib/server/kernel/observability/report';
import { findPhoto } from '@/lib/server/subjects/photos/repo';
import { operatorOf } from '@/lib/server/subjects/sessions/operator';
import { getServices } from '../container';
import { admit } from '../http/admission';
import type { ApiHandler } from '../http/api-handler';
import { isPlainForm } from '../http/body';
import { allowMethods, guarded } from '../http/guarded';
import { isMultipart } from '../http/multipart';
import { answerPlainPost } from '../http/plain-post';
import { sendJson } from '../http/send-json';
import { sendPhoto } from '../http/send-photo';
import { DESK_CALLS, withIdempotencyKey } from './actions';
import { deskFields } from './form-fields';
import { invoicesCsv } from './invoices';
import { leadsCsv } from './leads';
import { moneyCsv } from './money-csv';
import { ordersCsv } from './orders';

/**
 * Every call of the desk: who asks is looked at first, so that nobody else learns which calls there are. A form gets 303
 * back to a page of the desk with what came of it; JSON gets JSON.
 */
const FILES = {
  'orders.csv': ordersCsv,
  'leads.csv': leadsCsv,
  'money.csv': moneyCsv,
  'invoices.csv': invoicesCsv,
} as const;
const isFile = (name: string): name is keyof typeof FILES => Object.hasOwn(FILES, name);

export const deskRoute: ApiHandler = guarded('desk', async (request, response) => {
  const services = getServices();
  const { deps, sessions } = services;
  const user = operatorOf(deps, await sessions.userOf(request));
  const name = String(request.query.call ?? '');
  if (isFile(name)) {
    allowMethods(request.method, response, ['GET']);
    return sendFile(response, name, FILES[name](deps, request.query));
  }
  if (name === 'photo') {
    allowMethods(request.method, response, ['GET', 'HEAD']);
    const photo = await findPhoto(deps.db, String(request.query.id ?? ''));
    if (!photo) throw new Problem('not_found');
    return sendPhoto(response, deps, photo, request.query.size);
  }
  const found = DESK_CALLS.find(({ contract: { path } }) => path === `/api/desk/${name}`);
  if (!found) throw new Problem('not_found');
  allowMethods(request.method, response, ['POST']);
  const { contract, plainPost } = found;
  const admitted = await admit(deps, contract, request, response);
  const { fields: sent, problem } = await deskFields(admitted, response, contract, deps.config);
  const fields = withIdempotencyKey(sent);
  const isForm = isPlainForm(request) || isMultipart(request);
  const work = () => {
    if (problem) throw problem;
    const input = isForm ? (plainPost.read?.(fields) ?? fields) : fields;
    return found.run(services, input, { user, request: admitted, response });
  };
  if (isForm) {
    const posted = { plainPost, name: contract.name, fields, site: deps.config };
    return answerPlainPost(response, posted, async () => work());
  }
  sendJson(response, found.status, await work());
});

/** In pieces, as they are read. A fault before the first is answered as any other; a later one breaks the file off. */
async function sendFile(response: ServerResponse, name: string, content: AsyncIterable<string>): Promise<void> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Cache-Control', 'private, no-store');
  response.write(first.value);
  try {
    await pipeline(Readable.from({ [Symbol.asyncIterator]: () => pieces }), response);
  } catch (error) {
    if (!isGone(error)) report(error, { call: 'desk', file: name });
  }
}

/** Whoever asked has closed the window. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
