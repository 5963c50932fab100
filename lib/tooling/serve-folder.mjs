import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
};
const PACKED = /^(?:text|image\/svg|application\/xml)/;

/** Returns the address of a file in a folder of static files. */
const addressOf = (file) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;

/**
 * Serves a folder of static files from memory with the best brotli compression: a peer's page at its fastest.
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const names = readdirSync(folder, { recursive: true }).map(String);
  const files = new Map(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => {
        const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
        const whole = readFileSync(path.join(folder, name));
        const isPacked = PACKED.test(type);
        const headers = { 'content-type': type, ...(isPacked && { 'content-encoding': 'br' }) };
        return [addressOf(name), { headers, body: isPacked ? zlib.brotliCompressSync(whole) : whole }];
      }),
  );
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, file.headers).end(file.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${server.address().port}`, stop };
}
