import { object, string } from 'yup';
import { getServices } from '@/lib/server/container';
import { TEST_ACTIONS, TEST_CARDS } from '@/lib/server/platform/payment-provider/test-provider';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readFields } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { validate } from '@/lib/server/platform/validate/validate';

const MAX_BYTES = 4 * 1024;
const CLICKS = { name: 'testPayment', perMinute: 120 };

const schema = object({
  paymentId: string().required().max(64),
  secret: string().required().max(64),
  action: string().oneOf(TEST_ACTIONS).required(),
  card: string().oneOf(TEST_CARDS),
});

/** Answers POST /api/payments/test. 404 where real money is taken. With 303 going back never pays again. */
export const testPaymentRoute = withErrorEnvelope('testPayment', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (deps.config.stripe) throw new Problem('not_found');
  const admitted = await admitRequest(deps, CLICKS, request, response);
  const { paymentId, secret, ...click } = await validate(schema, await readFields(admitted, MAX_BYTES));
  const location = await actOnTestPayment(withPayments(deps), paymentId, secret, click);
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
});
