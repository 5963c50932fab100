/**
 * Measures the time to pack 60 items into a van, as a ratio to sorting a million numbers in the same run. Milliseconds
 * depend on the machine and its load, and the ratio hardly does.
 */
import { VAN_INSIDE, volumeOf } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { randomList } from '@/lib/testing/furniture-lists';

const ITEMS = 60;
const LISTS = 40;
const van = { ...VAN_INSIDE, kilograms: Infinity };
const lists = Array.from({ length: LISTS }, (_, seed) => piecesOf(randomList(seed + 1, ITEMS)));
const numbers = Float64Array.from({ length: 1_000_000 }, (_, index) => Math.sin(index) * 1e6);

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const pieces of lists) load(pieces, van);
const sorting = median(Array.from({ length: 9 }, () => milliseconds(() => numbers.slice().sort())));
const times = lists.map((pieces) => milliseconds(() => load(pieces, van)));
const fills = lists.map((pieces) => {
  const bound = Math.min(
    volumeOf(van),
    pieces.reduce((sum, piece) => sum + volumeOf(piece), 0),
  );
  return load(pieces, van).cubicFeet / bound;
});
console.log(
  JSON.stringify({
    items: ITEMS,
    medianMs: Number(median(times).toFixed(1)),
    worstMs: Number(Math.max(...times).toFixed(1)),
    timesSortingAMillion: Number((median(times) / sorting).toFixed(3)),
    meanFill: Number((fills.reduce((sum, fill) => sum + fill, 0) / LISTS).toFixed(3)),
  }),
);
