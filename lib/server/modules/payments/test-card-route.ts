import { object, string } from 'yup';
import { getServices } from '@/lib/server/container';
import { TEST_CARDS } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readFields } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { validate } from '@/lib/server/platform/validate/validate';
import { keepTestCard } from './test-payment';

const MAX_BYTES = 4 * 1024;
const CLICKS = { name: 'testCard', perMinute: 120 };

const schema = object({
  setupId: string().required().max(64),
  secret: string().required().max(64),
  card: string().oneOf(TEST_CARDS).required(),
});

/** Answers POST /api/payments/test-card, a plain form or JSON. 404 where real cards are taken. */
export const testCardRoute = withErrorEnvelope('testCard', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (deps.config.stripe) throw new Problem('not_found');
  const admitted = await admitRequest(deps, CLICKS, request, response);
  const { setupId, secret, card } = await validate(schema, await readFields(admitted, MAX_BYTES));
  const location = await keepTestCard(withPayments(deps), setupId, secret, card);
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
});
