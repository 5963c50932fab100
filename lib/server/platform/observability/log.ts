import { writeSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The levels of this process's log, which is one JSON object per line on standard output. Personal data never gets
 * here: callers pass names of routes, topics and states, our own ids, counts and times, and faults go through
 * report.ts, which redacts them. LOG_LEVEL (checked in config.ts) is the minimum level.
 */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The key of the process's one logger, because routes, pages and instrumentation are bundled separately. */
const KEY = Symbol.for('smart-storage-and-moving.log');
const holder = globalThis as { [KEY]?: Logger | undefined };

const isLevel = (text: string | undefined): text is LogLevel => LOG_LEVELS.some((level) => level === text);

const STANDARD_OUTPUT = 1;

/** Lines that are written in the next turn of the event loop. Null: nothing has been written in this turn. */
let waiting: string | null = null;
/**
 * Whether an exit listener is registered. The first line registers it, so that loading the module has no side effect.
 */
let awaitsEnd = false;

function writeOut(lines: string): void {
  try {
    writeSync(STANDARD_OUTPUT, lines);
  } catch (error) {
    // The reader of the pipe is slow: process.stdout writes the lines when there is room again.
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') process.stdout.write(lines);
  }
}

function writeWaiting(): void {
  const lines = waiting;
  waiting = null;
  if (lines) writeOut(lines);
}

/**
 * Writes to standard output. A line that cannot be written (disk full, reader gone) is lost without other effect:
 * pino's own destination ends the process, and a stream that has failed once buffers all later lines. The first line of
 * a turn is written at once and the others of that turn together, which saves system calls. Remaining lines are written
 * at exit.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    if (!awaitsEnd) process.once('exit', writeWaiting);
    awaitsEnd = true;
    if (waiting === null) {
      waiting = '';
      setImmediate(writeWaiting);
      writeOut(line);
    } else waiting += line;
  },
};

let [saidAt, saidAs] = [0, ''];

/** Returns pino's time field. It is computed once per millisecond, because it is most of the cost of a line. */
function isoTime(): string {
  const now = Date.now();
  if (now !== saidAt) [saidAt, saidAs] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return saidAs;
}

/** Creates a logger. `destination` receives complete lines and defaults to standard output. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput): Logger {
  const options = {
    level,
    // No process id or host name: the log collector adds the source.
    base: null,
    timestamp: isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, destination);
}

export function log(): Logger {
  const { LOG_LEVEL: level } = process.env;
  const logger = holder[KEY] ?? createLog(isLevel(level) ? level : 'info');
  holder[KEY] = logger;
  return logger;
}

/**
 * Replaces this process's logger, so that tests can read the log.
 * @internal
 */
export function replaceLog(logger: Logger): void {
  holder[KEY] = logger;
}
