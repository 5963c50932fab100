import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { addDays, isLocalDate, type LocalDate, londonDate, londonInstant } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { splitVat } from '@/lib/domain/order/invoice';
import { FLOWS, type FlowId } from '@/lib/domain/services/flows';
import { getServices } from '@/lib/server/container';
import { enquiriesCsv } from '@/lib/server/modules/enquiries/desk-enquiries';
import { invoicesCsv } from '@/lib/server/modules/invoices/desk-invoices';
import { paymentsIn, refundsIn, type Movement } from '@/lib/server/modules/ledger/desk-money-repo';
import { ordersCsv } from '@/lib/server/modules/orders/desk-orders';
import { findPhoto } from '@/lib/server/modules/photos/repo';
import { operatorOf } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Config } from '@/lib/server/platform/config/config';
import { csvInPieces } from '@/lib/server/platform/desk/csv';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { sendJson, type Admitted, type ApiHandler, type ApiRequest } from '@/lib/server/platform/http/api-handler';
import { isPlainForm, ownFields } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { isMultipart, readForm } from '@/lib/server/platform/http/multipart';
import { answerPlainPost } from '@/lib/server/platform/http/call';
import { sendPhoto } from '@/lib/server/platform/http/send-photo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { report } from '@/lib/server/platform/observability/report';
import { DESK_CALLS, withIdempotencyKey } from './actions';

const COLUMNS = ['Day', 'Kind', 'Service', 'Order', 'Gross', 'Net', 'VAT', 'Processor', 'Ours'];

const pounds = (amount: number): string => toPounds(pence(amount)).toFixed(2);

/** "Storage rent" for a recurring payment, else the order's service. */
const serviceOf = ({ isStorage, flow }: Movement): string =>
  isStorage ? 'Storage rent' : FLOWS[flow as FlowId].words.order;

function lineOf(movement: Movement): readonly string[] {
  const vat = Math.sign(movement.pence) * splitVat(pence(Math.abs(movement.pence))).vat;
  return [
    ...[londonDate(new Date(movement.at)), movement.kind === 'payment' ? 'Payment' : 'Refund'],
    ...[serviceOf(movement), movement.reference],
    ...[pounds(movement.pence), pounds(movement.pence - vat), pounds(vat)],
    ...[movement.providerRef, movement.id],
  ];
}

/** Yields payments and refunds of a range of London days (inclusive) with VAT, one day at a time, the oldest first. */
function moneyCsv({ db, now }: Pick<Deps, 'db' | 'now'>, query: Query): AsyncIterable<string> {
  const today = londonDate(now());
  const day = (name: string, otherwise: LocalDate): LocalDate =>
    isLocalDate(queryParam(query, name)) ? queryParam(query, name) : otherwise;
  return csvInPieces(COLUMNS, daysOf(db, day('from', today), day('to', today)));
}

/** A longer range is a mistake. */
const MOST_DAYS = 3_700;

async function* daysOf(
  db: Deps['db'],
  first: LocalDate,
  last: LocalDate,
): AsyncGenerator<readonly (readonly string[])[]> {
  let day = first;
  for (let count = 0; day <= last && count < MOST_DAYS; count += 1) {
    const [from, until] = [day, addDays(day, 1)].map((date) => londonInstant(date, '00:00').toISOString());
    if (from === undefined || until === undefined) return;
    const [payments, refunds] = await Promise.all([paymentsIn(db, { from, until }), refundsIn(db, { from, until })]);
    yield [...payments, ...refunds].map(lineOf);
    day = addDays(day, 1);
  }
}

/** The desk counts every piece of a job in one form. */
const MOST_FIELDS = 5_000;

/** For a form that is too large, returns the fields of its query, which lead back to its page. */
async function deskFields(
  request: Admitted<ApiRequest>,
  response: ServerResponse,
  { maxBytes, maxFileBytes = 0 }: Pick<Endpoint, 'maxBytes' | 'maxFileBytes'>,
  config: Config,
) {
  const inAddress = ownFields(Object.entries(request.query));
  try {
    const limits = { fields: maxBytes, files: maxFileBytes };
    const { fields, files, refused } = await readForm(request, response, { limits, config, mostFields: MOST_FIELDS });
    const names = [...new Set(files.map(({ field }) => field))];
    const lists = names.map((name) => [name, files.filter(({ field }) => field === name)] as const);
    return { fields: { ...(refused && inAddress), ...fields, ...ownFields(lists) }, problem: refused };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'body_too_large') throw error;
    return { fields: inAddress, problem: error };
  }
}

const FILES = {
  'orders.csv': ordersCsv,
  'leads.csv': enquiriesCsv,
  'money.csv': moneyCsv,
  'invoices.csv': invoicesCsv,
} as const;
const isFile = (name: string): name is keyof typeof FILES => Object.hasOwn(FILES, name);

/** Checks the session first, so that nobody else learns which calls exist. */
export const deskRoute: ApiHandler = withErrorEnvelope('desk', async (request, response) => {
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
  const admitted = await admitRequest(deps, contract, request, response);
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

/** Streams a file. An error before the first piece is answered as usual, a later one ends the connection. */
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

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
