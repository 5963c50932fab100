import type { NextApiRequest, NextApiResponse } from 'next';
import { COMPANY } from '@/lib/content/company';
import { orderPath } from '@/lib/routes';
import { getServices } from '../container';
import { Problem } from '../http/problem';
import { authorisedOrder } from '../orders/view';
import { report } from '../report';
import { orderCalendar } from './order-calendar';

/** GET /api/orders/{reference}/calendar?token=…: the calendar file of the guest's own order (FORM-6). */
export async function calendarRoute(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  try {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new Problem('method_not_allowed');
    }
    const { db, config } = getServices().deps;
    const { reference, token } = req.query;
    if (typeof reference !== 'string' || typeof token !== 'string') throw new Problem('not_found');
    const order = await authorisedOrder({ db }, reference, token);
    if (!order) throw new Problem('not_found');
    const url = config.siteOrigin + orderPath(order.reference, token);
    res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${order.reference}.ics"`);
    res.status(200).send(orderCalendar(order, COMPANY.phone.value, url));
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('internal_error');
    if (problem !== error) report(error, { call: 'calendar' });
    res.status(problem.status).json(problem.body);
  }
}
