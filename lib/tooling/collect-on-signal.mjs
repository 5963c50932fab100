/**
 * Loaded with --import into a measured server, which then collects garbage at SIGUSR2, so that its memory shows only
 * live objects. The server is otherwise the same as in production.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
if (process.platform !== 'win32') process.on('SIGUSR2', () => collect());
