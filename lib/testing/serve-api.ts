import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { getServices } from '@/lib/server/container';
import { sendJson, type ApiHandler } from '@/lib/server/platform/http/api-handler';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readJsonObject } from '@/lib/server/platform/http/body';
import { startBackend } from '@/lib/server/start';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { startApi } from './api-server';

/**
 * Runs an instance of the app without its pages, as a process that tests can start twice and kill: configuration from
 * the environment, migrations, message delivery, sweeping, routes. Prints its origin when it listens.
 */
const pay: ApiHandler = async (request, response) => {
  const { deps, orders } = getServices();
  const admitted = await admitRequest(deps, { name: 'testPay', perMinute: 10_000 }, request, response);
  const { orderId, token } = (await readJsonObject(admitted, 4096)) as unknown as CreatedOrderDto;
  const url = new URL((await orders.paymentLink({ id: orderId, token })).url);
  const paymentId = url.pathname.split('/').at(-1) ?? '';
  await actOnTestPayment(withPayments(deps), paymentId, url.searchParams.get('token') ?? '', 'pay');
  sendJson(response, 200, { paid: true });
};

async function serve(): Promise<void> {
  await startBackend();
  const { origin } = await startApi({ '/test/pay': pay });
  process.stdout.write(`listening ${origin}\n`);
}

void serve();
