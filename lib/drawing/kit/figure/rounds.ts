/** A point on the paper. */
export type Paper = { readonly x: number; readonly y: number };
/**
 * A circle on the paper, in screen units (y grows downwards). Limbs and heads are the tight outlines around such
 * circles.
 */
export type Round = Paper & { readonly r: number };

const SAMPLES = 40;
const TURN = 2 * Math.PI;

type Sample = { readonly x: number; readonly y: number; readonly round: number };

/**
 * Returns points around each round. Each keeps its round's index, so that the outline can be turned into curves again.
 */
function samples(rounds: readonly Round[]): Sample[] {
  return rounds.flatMap(({ x, y, r }, round) =>
    Array.from({ length: SAMPLES }, (_, i) => {
      const t = (TURN * i) / SAMPLES;
      return { x: x + r * Math.cos(t), y: y + r * Math.sin(t), round };
    }),
  );
}

function half(sorted: readonly Sample[]): Sample[] {
  const chain: Sample[] = [];
  for (const sample of sorted) {
    for (let a = chain.at(-2), b = chain.at(-1); a && b; a = chain.at(-2), b = chain.at(-1)) {
      if ((b.x - a.x) * (sample.y - a.y) - (b.y - a.y) * (sample.x - a.x) > 1e-9) break;
      chain.pop();
    }
    chain.push(sample);
  }
  return chain.slice(0, -1);
}

/**
 * Returns the convex hull of all samples, always in the same direction, so that several outlines can form one path
 * without holes.
 */
function hull(rounds: readonly Round[]): Sample[] {
  const sorted = samples(rounds).sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Rounds to hundredths of a foot, which is finer than a screen shows a person at any scale. */
const short = (value: number) => String(Math.round(value * 100) / 100 || 0);
const point = (x: number, y: number) => `${short(x)} ${short(y)}`;

const LONGEST_CURVE = Math.PI / 2;

/** Returns the arc of a round from one angle to a larger one, as cubic curves of at most a quarter turn. */
function curve({ x, y, r }: Round, from: number, to: number): string {
  const count = Math.ceil((to - from) / LONGEST_CURVE - 1e-9);
  const step = (to - from) / count;
  const pull = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const [ax, ay] = [x + r * Math.cos(a) - pull * Math.sin(a), y + r * Math.sin(a) + pull * Math.cos(a)];
    const [bx, by] = [x + r * Math.cos(b), y + r * Math.sin(b)];
    return `C${point(ax, ay)} ${point(bx + pull * Math.sin(b), by - pull * Math.cos(b))} ${point(bx, by)}`;
  }).join('');
}

/**
 * Returns the outline around the rounds as path data in feet: straight lines between the rounds, a curve along each.
 */
export function skin(rounds: readonly Round[]): string {
  const points = hull(rounds);
  const breakAt = points.findIndex((sample, i) => sample.round !== points.at(i - 1)?.round);
  const ring = [...points.slice(Math.max(breakAt, 0)), ...points.slice(0, Math.max(breakAt, 0))];
  const runs: Sample[][] = [];
  for (const sample of ring) {
    const run = runs.at(-1);
    if (run?.[0]?.round === sample.round) run.push(sample);
    else runs.push([sample]);
  }
  const path = runs.map((run, i) => {
    const [first, last] = [run[0], run.at(-1)];
    const round = rounds[first?.round ?? 0];
    if (!first || !last || !round) return '';
    const start = `${i === 0 ? 'M' : 'L'}${point(first.x, first.y)}`;
    const from = Math.atan2(first.y - round.y, first.x - round.x);
    const steps = runs.length === 1 ? SAMPLES : run.length - 1;
    return steps === 0 ? start : start + curve(round, from, from + (TURN * steps) / SAMPLES);
  });
  return `${path.join('')}Z`;
}

/**
 * Returns a closed curve without corners through the midpoints of neighbouring points, with the points as control
 * points.
 */
export function softRing(points: readonly Paper[]): string {
  const middle = (a: Paper, b: Paper) => point((a.x + b.x) / 2, (a.y + b.y) / 2);
  const bends = points.map((at, i) => `Q${point(at.x, at.y)} ${middle(at, points[(i + 1) % points.length] ?? at)}`);
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${middle(last, first)}${bends.join('')}Z` : '';
}

/** Returns the outlines around each pair of neighbouring rounds, so that an arm can bend at the elbow. */
export const chain = (rounds: readonly Round[]): string =>
  rounds
    .slice(1)
    .map((round, i) => skin([rounds[i] ?? round, round]))
    .join('');

/** Returns the rounds of the lit side: each round shrunk towards the light, which comes from the upper right. */
export const lit = (rounds: readonly Round[], share = 0.26): Round[] =>
  rounds.map(({ x, y, r }) => ({ x: x + r * share * 0.94, y: y - r * share * 0.34, r: r * (1 - share) }));

/** Returns the bounding box of the rounds: left, top, right, bottom. */
export function extent(rounds: readonly Round[]): readonly [number, number, number, number] {
  return [
    Math.min(...rounds.map(({ x, r }) => x - r)),
    Math.min(...rounds.map(({ y, r }) => y - r)),
    Math.max(...rounds.map(({ x, r }) => x + r)),
    Math.max(...rounds.map(({ y, r }) => y + r)),
  ];
}
