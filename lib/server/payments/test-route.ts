import type { NextApiRequest, NextApiResponse } from 'next';
import { object, string } from 'yup';
import { getServices } from '../container';
import { isAllowedOrigin } from '../http/origin';
import { Problem } from '../http/problem';
import { validate } from '../http/validate';
import { report } from '../report';
import { actOnTestPayment } from './test-payment';
import { TEST_ACTIONS } from './test-provider';
import { withPayments } from './wire';

const request = object({
  paymentId: string().required().max(64),
  secret: string().required().max(64),
  action: string().oneOf(TEST_ACTIONS).required(),
});

/**
 * POST /api/payments/test: a button of the test payment page, as a plain form or JSON.
 * Answers 303 to the order page, so that going back never pays again.
 */
export async function testPaymentRoute(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  try {
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      throw new Problem('method_not_allowed');
    }
    const { deps } = getServices();
    if (!isAllowedOrigin(req, deps.config)) throw new Problem('forbidden_origin');
    const { paymentId, secret, action } = await validate(request, req.body);
    res.redirect(303, await actOnTestPayment(withPayments(deps), paymentId, secret, action));
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('internal_error');
    if (problem !== error) report(error, { call: 'testPayment' });
    res.status(problem.status).json(problem.body);
  }
}
