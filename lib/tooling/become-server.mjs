import { spawn } from 'node:child_process';
import { childEnv, SERVER_ARGS, SERVER_ENV } from './processes.mjs';

/**
 * Replaces this process by the server with the same process id, so that signals (and kill -9) reach the server itself.
 * Windows has no exec: there the server is a child, which gets our signals and sets our exit code.
 */
export function becomeServer(args) {
  const nodeArgs = ['--disable-warning=ExperimentalWarning', ...SERVER_ARGS, ...args];
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...nodeArgs], childEnv(SERVER_ENV));
  }
  const child = spawn(process.execPath, nodeArgs, { stdio: 'inherit', env: childEnv(SERVER_ENV) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
