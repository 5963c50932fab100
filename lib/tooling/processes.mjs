/** Starts other programs, always with the current Node and the project's own binaries. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';

export const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
/** The server of the built site (lib/server/platform/site); it listens on PORT. */
export const SITE = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next', 'server/site.js');
/**
 * Node arguments of the site's server. They limit the young generation, in megabytes per semi-space. By default Node
 * takes as much as it finds useful, which is fast where one program has the machine to itself: 200 simultaneous
 * visitors needed 553 MB by default and 293 MB with this, at the same bookings per second (`npm run load`).
 */
export const SERVER_ARGS = ['--max-semi-space-size=8'];

/**
 * Environment of the site's server. The C library of most Linuxes allocates one heap per thread, and memory that image
 * processing frees in one heap is lost to the others.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
const BIN = path.join(ROOT, 'node_modules/.bin');

/** Returns the environment of a child process, with the project's binaries first and no colour codes in its output. */
export function childEnv(extra = {}) {
  // next.config.js loads TypeScript without a bundler, and the warning about the missing module type is expected.
  const options = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=MODULE_TYPELESS_PACKAGE_JSON`.trim();
  const env = { ...process.env, NODE_OPTIONS: options, ...extra };
  return { ...env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${BIN}${path.delimiter}${env.PATH ?? ''}` };
}

const LAST_WORDS_MS = 2_000;

/** Sends a signal to a program and all of its children; ignores those that have ended. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has ended.
  }
}

/**
 * Runs a program to its end with our own input and output.
 * @param options.print takes its output and errors, instead of our own output
 * @param options.limitMinutes minutes after which the program and all of its children are ended
 * @param options.stop signal that ends the program and all of its children; only with a limit
 * @returns {Promise<{ code: number, seconds: number }>} code 1 when it could not be started or was killed
 */
export function run(command, args, { env, cwd = ROOT, quiet = false, print, limitMinutes, stop } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const stdio = print ? ['ignore', 'pipe', 'pipe'] : quiet ? 'ignore' : 'inherit';
    // With a limit the program leads a process group, which can be ended as a whole. Signals to us are passed on to it.
    const child = spawn(command, args, { cwd, env: childEnv(env), stdio, detached: limitMinutes !== undefined });
    for (const stream of print ? [child.stdout, child.stderr] : []) stream.setEncoding('utf8').on('data', print);
    const passOn = (signal) => signalGroup(child, signal);
    if (limitMinutes !== undefined) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn);
    const limit =
      limitMinutes !== undefined &&
      setTimeout(() => {
        console.error(`${command} was ended: it was not over after ${limitMinutes} minutes.`);
        passOn('SIGKILL');
      }, limitMinutes * 60_000);
    const stopNow = () => passOn('SIGTERM');
    stop?.addEventListener('abort', stopNow);
    const end = (code) => {
      clearTimeout(limit);
      stop?.removeEventListener('abort', stopNow);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn);
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    // The last output is read first, unless a child that is still running keeps the pipe open.
    child.on('exit', (code) => (print ? setTimeout(end, LAST_WORDS_MS, code) : end(code)));
    child.on('close', end);
  });
}

/** Runs a program of node_modules/.bin or a script of ours with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs commands one after the other, up to the first that fails. */
export async function runCommands(commands, options) {
  for (const [command, args] of commands) {
    const { code } = await run(command, args, options);
    if (code !== 0) return { code };
  }
  return { code: 0 };
}

/** Waits until `isReady` returns true. Throws with `what` after the timeout. */
export async function waitFor(what, isReady, timeoutMs = 60_000) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} was not ready within ${timeoutMs / 1000} s`);
}

/** Returns a free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a production server of the built site on a free port and waits until it answers.
 * @param options.isLinked whether links for visitors, also the payment page's, lead to it instead of the origin of the
 * build
 * @param options.under the words before the command, which start the server
 * @returns {Promise<{ origin: string, pid: number, stop: () => Promise<void> }>}
 */
export async function serve({ env = {}, cwd = ROOT, under = [], isLinked = false } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // A Next.js app other than ours has no server of its own.
  const serves = cwd === ROOT ? [SITE] : [NEXT, 'start', '-p', String(port)];
  const [program, ...args] = [...under, process.execPath, ...SERVER_ARGS, ...serves];
  const child = spawn(program, args, {
    cwd,
    env: childEnv({
      NODE_ENV: 'production',
      PORT: String(port),
      ...SERVER_ENV,
      ...(isLinked && { NEXT_PUBLIC_SITE_ORIGIN: origin }),
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.on('exit', resolve)).then(() => (hasEnded = true));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await waitFor(origin, async () => {
      if (hasEnded) throw new Error('the server ended');
      return fetch(`${origin}/robots.txt`).then(
        () => true,
        () => false,
      );
    });
  } catch (error) {
    await stop();
    throw new Error(`${error.message}\n${said}`);
  }
  return { origin, pid: child.pid, stop };
}
