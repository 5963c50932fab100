/** What `npm run load` asks of its numbers. */
import type { Stored } from './load-stored';

/**
 * Megabytes of the server after a round: all of the process at once (`busy`) and with its garbage collected (`rss`), and
 * what JavaScript holds then.
 */
export type Memory = { readonly busy: number; readonly rss: number; readonly heap: number };

/** Answers by status; 0 stands for none. */
export type Statuses = ReadonlyMap<number, number>;

/**
 * After two rounds caches are filled and the JIT has compiled what it will. The most of the first three is what the last is
 * held against: a machine that takes memory back from who does not touch it makes any one of them look small.
 */
const BASE_ROUNDS = 3;
/** Memory is flat when it is no more than this many times that of the first rounds. Allocators keep some of what was freed, so RSS may move more. */
const MOST_GROWTH = { rss: 1.25, heap: 1.15 } as const;

/** What the process may take while 200 visitors book. */
const MOST_BUSY_MB = 450;

/** The time that `share` of all took at most; 0 of none. `times` need not be sorted. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** What somebody may wait for an answer, 99 times of 100, in milliseconds: a visitor, and a crew. */
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

/** The 99th percentile of a call as a share of what it may be; null for a call without a limit. */
export function shareOfLimit(name: string, calls: readonly Call[]): number | null {
  if (!isLimited(name)) return null;
  const times = calls.filter((call) => call.name === name).map(({ ms }) => ms);
  return percentile(times, 0.99) / LONGEST_MS[name];
}

/** Calls that people waited for too long, a sentence each. */
export function slowness(calls: readonly Call[]): readonly string[] {
  return Object.entries(LONGEST_MS).flatMap(([name, most]) => {
    const share = shareOfLimit(name, calls) ?? 0;
    return share > 1 ? [`${name} took ${(share * most).toFixed(0)} ms at p99, ${most} are the most.`] : [];
  });
}

export const isGood = (status: number): boolean => status >= 200 && status < 300;
/** Done, or one of two honest refusals: somebody was quicker (409), somebody asks too often (429). */
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

/** What is wrong, a sentence each; nothing when all is well. */
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

/** What visitors and crews were told is done. */
type Told = Pick<Stored, 'orders' | 'events' | 'photos'>;
const TOLD = ['orders', 'events', 'photos'] as const satisfies readonly (keyof Told)[];

/** What is sold twice or lost, a sentence each; nothing when all is well. What nobody was told of may be there. */
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
