/**
 * `npm run standalone-check`: tests the image's content without Docker. The standalone server is built and copied as in
 * the Dockerfile, runs as a user who may only write to DATA_DIR, serves pages, files and an order, and ends cleanly at
 * SIGTERM.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { orderSomething } from '../testing/site-client.ts';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { freePort, runNode, waitFor } from './processes.mjs';

/** Linux's user "nobody". Only root can start a process as another user. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Returns the copied paths of the image: "COPY --from=build /app/x ./y" in the last stage. */
function copies() {
  const lines = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').matchAll(
    /^COPY --from=build \/app\/(\S+) (\S+)$/gm,
  );
  return [...lines].map(([, from, to]) => [path.join(ROOT, from), to]);
}

/** Returns the file that the image's command runs with Node. */
function program() {
  const [, file] = /^CMD \["node", "([^"]+)"\]$/m.exec(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  return file;
}

function assemble() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-standalone-'));
  const [app, data] = [path.join(folder, 'app'), path.join(folder, 'data')];
  for (const [from, to] of copies()) cpSync(from, path.join(app, to), { recursive: true });
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (asNobody.uid) chownSync(data, NOBODY, NOBODY);
  return { folder, app, data };
}

async function serve({ app, data }) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: data,
  };
  const child = spawn(process.execPath, [program()], {
    cwd: app,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...asNobody,
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(
    origin,
    () =>
      fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    30_000,
  );
  return { origin, child, ended, said: () => said };
}

async function check({ origin, child, ended, said }, { app }) {
  assert.ok(existsSync(path.join(app, '.next/server/packing.worker.js')), 'the code of the threads that pack is there');
  assert.ok(existsSync(path.join(app, 'node_modules/sharp/package.json')), 'what makes photos small is there');
  assert.ok(existsSync(path.join(app, 'node_modules/@img')), 'and the library behind it');
  const get = async (at) => {
    const answer = await fetch(origin + at);
    assert.equal(answer.status, 200, `${at} answered ${answer.status}`);
    return answer.text();
  };
  const home = await get('/');
  const { headers } = await fetch(origin);
  assert.match(headers.get('etag') ?? '', /^W\/"[\w-]{22}"$/, 'the home page comes from memory');
  const assets = new Set(home.match(/\/(?:_next\/static|drawings|fonts)\/[^"\s)?,]+\.\w+/g));
  assert.ok(assets.size > 3, 'the home page names its files');
  for (const asset of assets) await get(asset);
  for (const page of ['/robots.txt', '/sitemap.xml', '/blog', '/api/prices.json']) await get(page);
  const { orderUrl } = await orderSomething(origin);
  const { pathname, search } = new URL(orderUrl);
  assert.match(await get(pathname + search), /Ada/, 'the order has a page');
  const size = await fetch(`${origin}/order-api/public/v1/calculate_storage_size`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      furnitureItems: [{ id: 'box_m', title: 'Medium box', quantity: 60, cubicFeet: 2.4, kilograms: 14 }],
    }),
  });
  const { storageSpace, measuredBy } = await size.json();
  assert.deepEqual([storageSpace, measuredBy], ['Plan 6x4', 'packing'], 'a list is packed');
  child.kill('SIGTERM');
  assert.equal(await ended, 0, `the server ended badly:\n${said()}`);
  assert.match(said(), /"msg":"shut down"/);
  return assets.size;
}

requireNode();
const { code } = await runNode(
  [
    new URL('build.mjs', import.meta.url).pathname,
    ...(existsSync(path.join(ROOT, '.next/standalone')) ? ['--if-stale'] : []),
  ],
  {
    env: { NEXT_OUTPUT: 'standalone' },
  },
);
if (code !== 0) process.exit(code);
const assembled = assemble();
const server = await serve(assembled);
try {
  const files = await check(server, assembled);
  console.log(
    `The standalone server works${asNobody.uid ? ' as nobody' : ''}: pages, ${files} files of the home page, an order, a clean end.`,
  );
} finally {
  server.child.kill('SIGKILL');
  rmSync(assembled.folder, { recursive: true, force: true });
}
