/**
 * Runs the parts of a job on a few cores: each part as soon as its prerequisites have passed and enough cores are free.
 * The output of parts is printed one part after the other, never mixed. After the first failure no more parts start,
 * and the running ones are told to stop.
 */
export type Outcome = { readonly code: number };

export type Part<O extends Outcome = Outcome> = {
  readonly title: string;
  /**
   * The cores that the part keeps busy, by default 1. On a machine with fewer cores it runs alone. A part that mostly
   * waits has 0.
   */
  readonly cores?: number;
  /** Titles of the parts that must pass before this one starts. */
  readonly needs?: readonly string[];
  /** Runs the part. An exit code other than 0, or an error, fails it. `stop`: aborted when another part has failed. */
  readonly run: (print: (text: string) => void, stop: AbortSignal) => Promise<O>;
};

export type Result<O extends Outcome = Outcome> = {
  readonly title: string;
  readonly seconds: number;
  readonly isGood: boolean;
  /** Whether the part was told to stop before its end. */
  readonly isStopped: boolean;
  /** The outcome; null when the part threw. */
  readonly outcome: O | null;
};

export type Machine = {
  readonly cores: number;
  readonly write: (text: string) => void;
  /** The current time in milliseconds. */
  readonly now: () => number;
};

/** Returns a duration: "1:05 min". */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}

type Voice = { readonly print: (text: string) => void; readonly end: (text: string) => void };

/**
 * Returns a printer for parts: prints the output of the part that began first at once, and that of the others in their
 * turn.
 */
function createTeller(write: (text: string) => void): () => Voice {
  type Entry = { said: string; isOver: boolean };
  const waiting: Entry[] = [];

  const settle = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      write(first.said);
      first.said = '';
      if (!first.isOver) return;
      waiting.shift();
    }
  };
  return () => {
    const entry: Entry = { said: '', isOver: false };
    waiting.push(entry);
    const print = (text: string) => {
      entry.said += text;
      settle();
    };
    const end = (text: string) => {
      entry.isOver = true;
      print(text);
    };
    return { print, end };
  };
}

/**
 * Runs the parts.
 * @param parts in the order in which they start where there is a choice
 * @returns those that started, in the order in which they ended
 */
export async function runParts<O extends Outcome>(
  parts: readonly Part<O>[],
  { cores, write, now }: Machine,
): Promise<readonly Result<O>[]> {
  const begin = createTeller(write);
  const left = [...parts];
  const done: Result<O>[] = [];
  const failure = new AbortController();
  let free = cores;

  const coresOf = (part: Part<O>) => Math.min(part.cores ?? 1, cores);
  const canBegin = (part: Part<O>) =>
    coresOf(part) <= free && (part.needs ?? []).every((title) => done.some((other) => other.title === title));

  async function run(part: Part<O>): Promise<void> {
    const { print, end } = begin();
    print(`\n=== ${parts.indexOf(part) + 1}/${parts.length} ${part.title} ===\n`);
    const startedAt = now();
    const outcome = await part.run(print, failure.signal).catch((error: unknown) => {
      print(`${error instanceof Error ? error.stack : String(error)}\n`);
      return null;
    });
    const isGood = outcome?.code === 0;
    const isStopped = !isGood && failure.signal.aborted;
    const seconds = (now() - startedAt) / 1000;
    done.push({ title: part.title, seconds, isGood, isStopped, outcome });
    end(`--- ${part.title}: ${isGood ? 'passed' : isStopped ? 'stopped' : 'FAILED'} after ${inMinutes(seconds)}\n`);
    if (!isGood) failure.abort();
  }

  /** Starts every part that can start, and again whenever one ends. */
  async function proceed(): Promise<void> {
    const begun: Promise<void>[] = [];
    while (done.every(({ isGood }) => isGood)) {
      const index = left.findIndex(canBegin);
      const [part] = index === -1 ? [] : left.splice(index, 1);
      if (!part) break;
      free -= coresOf(part);
      begun.push(
        run(part).then(() => {
          free += coresOf(part);
          return proceed();
        }),
      );
    }
    await Promise.all(begun);
  }
  await proceed();
  return done;
}
