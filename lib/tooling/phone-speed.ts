/**
 * How many times slower than this machine the phone is that Lighthouse stands for. Its default of 4 is meant for a fast
 * desktop; its documentation (docs/throttling.md, "Calibrating the CPU slowdown") asks to choose the factor by the
 * benchmark index of the machine, so that a slow machine does not stand for a phone that nobody sells. The lines below
 * are those of the calculator it refers to, for its mid-tier phone.
 * @param benchmarkIndex what Lighthouse measures at the start of a run
 * @returns the factor for `--throttling.cpuSlowdownMultiplier`, to one decimal
 * @throws {Error} on a machine that is itself slower than the phone
 */
export function slowdownOf(benchmarkIndex: number): number {
  if (!(benchmarkIndex >= 150)) throw new Error(`A machine of benchmark index ${benchmarkIndex} cannot play the phone`);
  const factor =
    benchmarkIndex >= 1300
      ? 3 + (benchmarkIndex - 1300) / 233
      : benchmarkIndex >= 800
        ? 2 + (benchmarkIndex - 800) / 500
        : 1 + (benchmarkIndex - 150) / 650;
  return Math.round(factor * 10) / 10;
}
