/** The server of the built site. Answers built content from memory and passes other requests to Next.js. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { shownReviews } from '@/lib/server/modules/reviews/shown';
import { givenId, REQUEST_ID_HEADER, writesIdsItself } from '@/lib/server/platform/observability/request-id';
import { compress } from './compress';
import { directCalls } from './direct-calls';
import { fromMemory } from './from-memory';
import { keepNoLonger, readRules } from './headers';
import { pagesOf, readPack } from './pack';
import { redirects } from './redirects';
import { readReviewPages, renewal } from './renewal';
import { shortMemory } from './short-memory';

const BUILD = path.resolve(__dirname, '..');
const SITE = path.dirname(BUILD);
const PORT = Number(process.env.PORT ?? 3000);

/** Turns off Next.js's compression and ETags: this server compresses, and a page for one visitor needs no ETag. */
function takeBuiltSettings(): void {
  const { config } = JSON.parse(readFileSync(path.join(BUILD, 'required-server-files.json'), 'utf8')) as {
    readonly config: object;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, compress: false, generateEtags: false });
}

async function serve(): Promise<void> {
  const startedAt = performance.now();
  process.chdir(SITE);
  takeBuiltSettings();
  const rules = readRules(BUILD);
  const answers = readPack(BUILD);
  const memory = fromMemory(answers, rules);
  const redirect = redirects(pagesOf(BUILD, answers), rules);
  const moment = shortMemory(() => performance.now());
  const server = createServer();
  writesIdsItself(server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
  const app = next({ dev: false, dir: SITE, port: PORT, httpServer: server });
  await app.prepare();
  const ask = app.getRequestHandler();
  const calls = await directCalls(BUILD, rules);
  const renewed = renewal(
    ...([memory, readReviewPages(BUILD), () => shownReviews()?.stamp ?? null] as const),
    async (request, response) => calls.answer(request, response) ?? ask(request, response),
    console.error,
  );
  server.on('request', (request, response) => {
    renewed.look();
    if (memory.answer(request, response) || moment.answer(request, response)) return;
    const id = givenId(response);
    if (id !== undefined) response.setHeader(REQUEST_ID_HEADER, id);
    if (redirect(request, response)) return;
    compress(request, response, keepNoLonger);
    renewed.answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Internal Server Error');
    });
  });
  server.on('error', (error) => {
    console.error(`The server cannot listen on port ${PORT}: ${error.message}`);
    process.exit(1);
  });
  server.listen(PORT, () => {
    console.info(`Ready on http://localhost:${PORT} in ${Math.round(performance.now() - startedAt)} ms.`);
  });
}

void serve();
