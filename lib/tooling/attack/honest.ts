import { payAsTest } from '@/lib/testing/site-client';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { offers, orderBody, ORDER_PATH } from './calendar';
import { judgeOutcome, send, type Attack, type Sent } from './outcome';

const CUSTOMERS = 50;
const OFFICE = '10.2.0.1';

/** Checks the opposite of an attack: people of one office book and pay one after another, and none may be refused. */
export const honest: Attack = {
  name: '50 customers behind one address (all must book)',
  run: async (origin) => {
    const free = await offers(origin);
    const answers: Sent[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const { choice, total } = free.at(free.count - 1 - index);
      const body = orderBody(`office ${index}`, choice, total);
      const answer = await send(origin + ORDER_PATH, { body, address: OFFICE });
      answers.push(answer);
      if (answer.status === 201) await payAsTest(origin, JSON.parse(answer.text) as CreatedOrderDto);
    }
    const refused = answers.filter(({ status }) => status !== 201).length;
    return judgeOutcome(answers, refused === 0 ? [] : [`${refused} of ${CUSTOMERS} could not book`]);
  },
};
