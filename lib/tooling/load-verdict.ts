/** The limits of `npm run load`, and the verdicts on its numbers. */
import type { Stored } from './load-stored';

/**
 * Megabytes of the server after a round: the process at once (`busy`), the process after garbage collection (`rss`),
 * and the JavaScript heap after it (`heap`).
 */
export type Memory = { readonly busy: number; readonly rss: number; readonly heap: number };

/** The number of answers by status; 0 stands for no answer. */
export type Statuses = ReadonlyMap<number, number>;

/**
 * The first rounds, whose largest memory is the baseline of the last one. After two rounds the caches are full and the
 * JIT has compiled the code. A machine that reclaims unused memory can make any single round look small.
 */
const BASE_ROUNDS = 3;
/**
 * The most growth since the first rounds at which memory counts as flat. Allocators keep some freed memory, so RSS may
 * grow more.
 */
const MOST_GROWTH = { rss: 1.25, heap: 1.15 } as const;

/** The most megabytes of the process while 200 visitors book. */
const MOST_BUSY_MB = 450;

/** Returns the time within which `share` of the calls ended; 0 without calls. `times` need not be sorted. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The most milliseconds of an answer at the 99th percentile, for the calls of visitors and of crews. */
export const LONGEST_MS = {
  price: 500,
  slots: 500,
  draft: 500,
  order: 1000,
  events: 1000,
  day: 1000,
  photo: 3000,
} as const;

type Call = { readonly name: string; readonly ms: number };

const isLimited = (name: string): name is keyof typeof LONGEST_MS => name in LONGEST_MS;

/** Returns the 99th percentile of a call as a share of its limit; null for a call without a limit. */
export function shareOfLimit(name: string, calls: readonly Call[]): number | null {
  if (!isLimited(name)) return null;
  const times = calls.filter((call) => call.name === name).map(({ ms }) => ms);
  return percentile(times, 0.99) / LONGEST_MS[name];
}

/** Returns the calls that took too long, one sentence each. */
export function slowness(calls: readonly Call[]): readonly string[] {
  return Object.entries(LONGEST_MS).flatMap(([name, most]) => {
    const share = shareOfLimit(name, calls) ?? 0;
    return share > 1 ? [`${name} took ${(share * most).toFixed(0)} ms at p99, ${most} are the most.`] : [];
  });
}

export const isGood = (status: number): boolean => status >= 200 && status < 300;
/**
 * Returns whether an answer is a success or a correct refusal: the slot was taken (409) or the rate limit reached
 * (429).
 */
const isHonest = (status: number) => isGood(status) || status === 409 || status === 429;

function growth(rounds: readonly Memory[], kind: keyof typeof MOST_GROWTH): string[] {
  const base = Math.max(0, ...rounds.slice(0, BASE_ROUNDS).map((memory) => memory[kind]));
  const last = rounds.at(-1)?.[kind] ?? 0;
  if (last <= base * MOST_GROWTH[kind]) return [];
  const [from, to] = [base.toFixed(0), last.toFixed(0)];
  return [
    `Memory (${kind}) grew from ${from} MB in the first ${BASE_ROUNDS} rounds to ${to} MB after round ${rounds.length}.`,
  ];
}

/** Returns the faults in answers and memory, one sentence each; an empty list without any. */
export function complaints(statuses: Statuses, rounds: readonly Memory[]): readonly string[] {
  const wrong = [...statuses].filter(([status]) => !isHonest(status));
  return [
    ...wrong.map(([status, count]) => `${count} answers that no visitor should get: ${status || 'none at all'}.`),
    ...(statuses.size === 0 ? ['Nobody was answered.'] : []),
    ...rounds
      .filter(({ busy }) => busy > MOST_BUSY_MB)
      .map(({ busy }) => `Memory came to ${busy.toFixed(0)} MB, ${MOST_BUSY_MB} are the most.`)
      .slice(0, 1),
    ...growth(rounds, 'rss'),
    ...growth(rounds, 'heap'),
  ];
}

/** The numbers that the server has acknowledged to visitors and crews. */
type Told = Pick<Stored, 'orders' | 'events' | 'photos'>;
const TOLD = ['orders', 'events', 'photos'] as const satisfies readonly (keyof Told)[];

/**
 * Returns the places sold twice and the lost data, one sentence each; an empty list without any. Stored data without an
 * acknowledgement is no fault.
 */
export function lostIn(stored: Stored, told: Told): readonly string[] {
  const { overbooked, twice, withoutFile, parts } = stored;
  return [
    ...TOLD.filter((what) => stored[what] < told[what]).map(
      (what) => `${told[what]} ${what} were acknowledged, ${stored[what]} are stored.`,
    ),
    ...(overbooked > 0 ? [`${overbooked} slots are sold more often than they have places.`] : []),
    ...(twice > 0 ? [`${twice} orders hold a place more than once.`] : []),
    ...(withoutFile > 0 ? [`${withoutFile} photos have no file with their bytes.`] : []),
    ...(parts > 0 ? [`${parts} files of photos were left half written.`] : []),
  ];
}
