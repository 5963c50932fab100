/**
 * Simulates all outside services in the browser tests of the configured site: serves their scripts, records what is
 * sent to them, and reports it to the tests. `node e2e/configured/collector.mjs`. The host name tells which service is
 * meant (settings.ts).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { PORTS, SERVICES } from './settings.ts';

const SCRIPTS = Object.fromEntries(
  ['gtm', 'hubspot', 'reviews'].map((service) => [
    service,
    readFileSync(path.join(import.meta.dirname, 'scripts', `${service}.js`), 'utf8'),
  ]),
);
const FRAME = '<!doctype html><html lang="en"><title>Another site</title><p>Shown by another site</p></html>';

/** @type {import('./fixtures').Collected[]} */
const collected = [];

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('base64');
}

function answer(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}

function play(service, request, response) {
  if (request.method === 'OPTIONS') {
    const allowed = { 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' };
    response.writeHead(204, { 'access-control-allow-origin': '*', ...allowed }).end();
  } else if (request.method === 'POST') answer(response, 200, 'application/json', '{"code":200}');
  else if (request.url?.startsWith('/frame')) answer(response, 200, 'text/html', FRAME);
  else if (SCRIPTS[service]) answer(response, 200, 'text/javascript', SCRIPTS[service]);
  else answer(response, 404, 'text/plain', 'Not played here');
}

const server = createServer((request, response) => {
  const name = request.headers.host?.split('.', 1)[0];
  const service = SERVICES.find((known) => known === name);
  if (!service) {
    // A test asks, under the collector's own address, for the requests from its visitor address.
    const visitor = new URL(request.url ?? '/', 'http://collector').searchParams.get('visitor');
    answer(response, 200, 'application/json', JSON.stringify(collected.filter((one) => one.visitor === visitor)));
    return;
  }
  void bodyOf(request).then((body) => {
    const { method = '', url = '', headers } = request;
    if (method !== 'OPTIONS') {
      collected.push({ service, method, url, visitor: String(headers['x-forwarded-for'] ?? ''), headers, body });
    }
    play(service, request, response);
  });
});

server.listen(PORTS.collector, '127.0.0.1');
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
