import { CONTRACTS } from '@/lib/server/modules/api/calls';
import { moveOf } from '@/lib/testing/site-client';
import { judgeOutcome, send, type Attack, type Sent } from './outcome';

const ADDRESS = '10.4.0.1';
const PRICE = '/smart-app/api/v1/calculation_personalized';

/** Tries promo codes and keys of orders one after another from one address. */
export const guessing: Attack = {
  name: 'guess promo codes and keys from one address',
  run: async (origin) => {
    const answers: Sent[] = [];
    const answered: string[] = [];
    for (let index = 0; index < 100; index += 1) {
      const body = JSON.stringify({ ...moveOf('guess'), promo: `CODE${index}` });
      answers.push(await send(origin + PRICE, { body, address: ADDRESS }));
    }
    const wrongCodes = answers.filter(({ text }) => text.includes('promo_invalid')).length;
    for (let index = 0; index < 100; index += 1) {
      const page = await send(`${origin}/orders/SM-AAAA-${1000 + index}?token=${'k'.repeat(43)}`, { address: ADDRESS });
      if (page.status === 200) answered.push(`order ${index} was opened`);
      answers.push(page);
    }
    // The next guesses after a refusal are not evaluated.
    return judgeOutcome(answers, [
      ...answered,
      ...(wrongCodes > 20 ? [`${wrongCodes} codes were judged within an hour`] : []),
    ]);
  },
};

/** Sends every call that changes data from a page of another site. */
export const otherSites: Attack = {
  name: 'posts from another site',
  run: async (origin) => {
    const answers: Sent[] = [];
    const taken: string[] = [];
    for (const { name, path, method } of CONTRACTS.filter((endpoint) => endpoint.method === 'POST')) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await send(origin + path.replace(':id', 'x'), {
          method,
          body: '{}',
          address: ADDRESS,
          headers: { origin: 'https://evil.example', 'content-type': type },
        });
        answers.push(answer);
        if (answer.status < 400) taken.push(`${name} did for another site what it asked`);
      }
    }
    return judgeOutcome(answers, taken);
  },
};
