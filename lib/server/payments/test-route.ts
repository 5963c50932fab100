import { object, string } from 'yup';
import { getServices } from '../container';
import { readFields } from '../http/body';
import { allowMethods, guarded } from '../http/guarded';
import { isAllowedOrigin } from '../http/origin';
import { Problem } from '../http/problem';
import { validate } from '../http/validate';
import { actOnTestPayment } from './test-payment';
import { TEST_ACTIONS } from './test-provider';
import { withPayments } from './wire';

const MAX_BYTES = 4 * 1024;

const schema = object({
  paymentId: string().required().max(64),
  secret: string().required().max(64),
  action: string().oneOf(TEST_ACTIONS).required(),
});

/**
 * POST /api/payments/test: a button of the test payment page, as a plain form or JSON.
 * Answers 303 to the order page, so that going back never pays again. 404 where real money is taken.
 */
export const testPaymentRoute = guarded('testPayment', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (deps.config.stripe) throw new Problem('not_found');
  if (!isAllowedOrigin(request, deps.config)) throw new Problem('forbidden_origin');
  const { paymentId, secret, action } = await validate(schema, await readFields(request, MAX_BYTES));
  const location = await actOnTestPayment(withPayments(deps), paymentId, secret, action);
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
});
