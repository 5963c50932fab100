/**
 * Makes every call that packs with the most expensive lists, as often as the limit allows, from a few addresses at
 * once, and with lists that are far too long. Meanwhile another client reads the home page, which must answer within
 * 100 ms at the 99th percentile.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createOrder } from '@/lib/contracts/checkout';
import { calculateStorageSize, calculateToUnknownStorage } from '@/lib/contracts/storage';
import { dearestList } from '@/lib/testing/furniture-lists';
import { fullStorageAnswers } from '@/lib/testing/services';
import { judgeOutcome, send, type Attack, type Sent } from './outcome';
import { summaryOf, timeOf, visitsDuring } from './visits';

/** Limit in milliseconds: the home page's p99 during the attack. */
const MOST_MS = 100;
const ADDRESSES = 4;
/**
 * The number of rounds, whose median counts. Each uses other addresses, because rate limits belong to another attack.
 */
const ROUNDS = 3;
const CALLS_OF_A_KIND = 30;
/** Calls of one address in flight at once. */
const AT_A_TIME = 4;
const WARMING_CALLS = 20;
const QUIET_MS = 4_000;

type Call = { readonly path: string; readonly body: unknown };

function callsFrom(seed: number): readonly Call[] {
  return Array.from({ length: CALLS_OF_A_KIND }, (_, index): readonly Call[] => {
    const furnitureItems = dearestList(seed * CALLS_OF_A_KIND + index);
    const answers = fullStorageAnswers({ furnitureItems, storageSpace: 'Plan 12x8' });
    const order = { flow: 'storage', answers, idempotencyKey: randomUUID(), draftId: null, expectedTotal: 1 };
    const tooMany = Array(20_000).fill({});
    return [
      { path: calculateStorageSize.path, body: { furnitureItems, storageSpace: 'Plan 12x8', squareFeet: null } },
      { path: calculateToUnknownStorage.path, body: { ...answers, furnitureItems } },
      { path: createOrder.path, body: order },
      { path: calculateStorageSize.path, body: { furnitureItems: tooMany } },
      { path: createOrder.path, body: { ...order, answers: { ...answers, furnitureItems: tooMany } } },
    ];
  }).flat();
}

const strike = (origin: string, address: string, { path, body }: Call): Promise<Sent> =>
  send(origin + path, { body: JSON.stringify(body), address });

async function attack(origin: string, round: number): Promise<readonly Sent[]> {
  const calls = Array.from({ length: ADDRESSES }, (_, seed) => callsFrom(round * ADDRESSES + seed));
  const answers: Sent[] = [];
  const oneByOne = async (address: string, queue: Call[]): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) answers.push(await strike(origin, address, next));
  };
  await Promise.all(
    calls.flatMap((ofOne, index) => {
      const [address, queue] = [`10.${40 + round}.${index}.1`, [...ofOne]];
      return Array.from({ length: AT_A_TIME }, () => oneByOne(address, queue));
    }),
  );
  return answers;
}

/** Makes every call that packs while another client reads the home page. */
export const packing: Attack = {
  name: 'the dearest lists to every call that packs',
  run: async (origin) => {
    // A process loads the code of a call with its first request, and gets faster with the next ones.
    for (const one of callsFrom(ROUNDS * ADDRESSES).slice(0, WARMING_CALLS)) await strike(origin, '10.39.0.1', one);
    const before = await visitsDuring(`${origin}/`, () => wait(QUIET_MS));
    const answers: Sent[] = [];
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const during = await visitsDuring(`${origin}/`, async () => answers.push(...(await attack(origin, round))));
      rounds.push(during);
    }
    const p99s = rounds.map((times) => timeOf(times, 0.99)).toSorted((a, b) => a - b);
    const median = p99s[Math.floor(ROUNDS / 2)] ?? 0;
    const byVolume = answers.filter(({ text }) => text.includes('"measuredBy":"volume"')).length;
    return {
      ...judgeOutcome(
        // 503 is a correct answer to too many calls at once.
        answers.filter(({ status }) => status !== 503),
        median < MOST_MS ? [] : [`the home page’s p99 was ${median} ms, ${MOST_MS} are promised`],
      ),
      notes: [
        `home page in quiet: ${summaryOf(before)}`,
        ...rounds.map((times) => `home page meanwhile: ${summaryOf(times)}`),
        `answered by volume: ${byVolume}`,
      ],
    };
  },
};
