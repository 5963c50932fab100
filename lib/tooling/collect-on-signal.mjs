/**
 * Loaded into a server that is measured (--import): it collects its garbage when it gets SIGUSR2, so that what is left
 * is what it really holds. Otherwise the server is as in production.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
if (process.platform !== 'win32') process.on('SIGUSR2', () => collect());
