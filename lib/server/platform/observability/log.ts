import { writeSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';

/** No personal data: callers log names, our own ids, counts and times, and report.ts redacts faults. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One logger per process, because routes, pages and instrumentation are bundled separately. */
const KEY = Symbol.for('smart-storage-and-moving.log');
const holder = globalThis as { [KEY]?: Logger | undefined };

const isLevel = (text: string | undefined): text is LogLevel => LOG_LEVELS.some((level) => level === text);

const STANDARD_OUTPUT = 1;

/** Lines for the next turn of the event loop. Null: nothing has been written in this turn. */
let waiting: string | null = null;
/** The first line registers the exit listener, so that loading the module has no side effect. */
let awaitsEnd = false;

function writeOut(lines: string): void {
  try {
    writeSync(STANDARD_OUTPUT, lines);
  } catch (error) {
    // The reader of the pipe is slow: process.stdout writes when there is room again.
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') process.stdout.write(lines);
  }
}

function writeWaiting(): void {
  const lines = waiting;
  waiting = null;
  if (lines) writeOut(lines);
}

/**
 * Loses a line that cannot be written: pino's own destination would end the process, and a failed stream buffers all
 * later lines. Writes a turn's first line at once and the others together, which saves system calls.
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

/** Cached per millisecond, because it is most of the cost of a line. */
function isoTime(): string {
  const now = Date.now();
  if (now !== saidAt) [saidAt, saidAs] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return saidAs;
}

export function createLog(level: LogLevel, destination: DestinationStream = standardOutput): Logger {
  const options = {
    level,
    // The log collector adds the source.
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

/** @internal Lets tests read the log. */
export function replaceLog(logger: Logger): void {
  holder[KEY] = logger;
}
