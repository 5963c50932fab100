/**
 * Runs the parts of a whole on a few cores: each part as soon as those it needs have passed and enough cores are free.
 * What they print is told one part after the other, never mixed. After the first failure nothing more is begun, and what
 * runs is told to stop.
 */
export type Outcome = { readonly code: number };

export type Part<O extends Outcome = Outcome> = {
  readonly title: string;
  /** That it keeps busy; 1. On a machine with fewer it runs alone; what mostly waits keeps none busy (0). */
  readonly cores?: number;
  /** Titles of the parts that must have passed before. */
  readonly needs?: readonly string[];
  /** An exit code other than 0, or an error, fails the part. `stop`: another part has failed. */
  readonly run: (print: (text: string) => void, stop: AbortSignal) => Promise<O>;
};

export type Result<O extends Outcome = Outcome> = {
  readonly title: string;
  readonly seconds: number;
  readonly isGood: boolean;
  /** It was told to stop before it had ended. */
  readonly isStopped: boolean;
  /** null when it threw. */
  readonly outcome: O | null;
};

export type Machine = {
  readonly cores: number;
  readonly write: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
};

/** "1:05 min" */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`;
}

type Voice = { readonly print: (text: string) => void; readonly end: (text: string) => void };

/** Passes on what parts print: that of the one which began first at once, that of the others when it is their turn. */
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
 * @param parts in the order in which they are begun where there is a choice
 * @returns those that were begun, in the order in which they ended
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

  /** Begins all that can be begun, and again whenever one of them is over. */
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
