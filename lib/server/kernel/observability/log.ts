import { writeSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * The log of this process: one JSON object a line on standard output, for whatever collects it.
 * Personal data never gets here: callers pass names of routes, topics and states, ids of our own, counts and times;
 * faults go through report.ts, which redacts them. LOG_LEVEL (config.ts checks it) says from which level on.
 */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One logger a process: routes, pages and instrumentation are bundled apart. */
const KEY = Symbol.for('smart-storage-and-moving.log');
const holder = globalThis as { [KEY]?: Logger | undefined };

const isLevel = (text: string | undefined): text is LogLevel => LOG_LEVELS.some((level) => level === text);

const STANDARD_OUTPUT = 1;

/** Lines that the next turn writes; null: none has been written in this one. */
let waiting: string | null = null;
/** Whether the end of the process is awaited: not before its first line, so that who only loads this leaves nothing behind. */
let awaitsEnd = false;

function writeOut(lines: string): void {
  try {
    writeSync(STANDARD_OUTPUT, lines);
  } catch (error) {
    // A pipe whose reader is slow: it is written when there is room again.
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') process.stdout.write(lines);
  }
}

function writeWaiting(): void {
  const lines = waiting;
  waiting = null;
  if (lines) writeOut(lines);
}

/**
 * A line that cannot be written (the disk is full, the reader is gone) is lost, and nothing else: pino's own way ends the
 * process, and a stream that has failed once keeps all later lines to itself. A line is written at once; those that
 * follow in the same turn are written together, so that a busy server does not ask the system for each. A process that
 * ends writes what it still has.
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

/** As pino's own, made once for all lines of a millisecond: it is most of what a line costs. */
function isoTime(): string {
  const now = Date.now();
  if (now !== saidAt) [saidAt, saidAs] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return saidAs;
}

/** `destination` takes whole lines; standard output without it. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput): Logger {
  const options = {
    level,
    // Neither process id nor host name: what collects the lines knows whose they are.
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
 * Sends this process's log somewhere else: tests read it.
 * @internal
 */
export function replaceLog(logger: Logger): void {
  holder[KEY] = logger;
}
