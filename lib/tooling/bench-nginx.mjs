import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort, waitFor } from './processes.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const config = (folder, port) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 10000000;
  default_type text/html;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/site; }
}
`;

/**
 * Starts nginx with these pre-compressed bytes as its home page. Returns null when nginx is not installed.
 * @param under the words before the command, which start the server
 */
export async function startNginx(body, under = []) {
  const program = PLACES.find((file) => existsSync(file));
  if (!program) return null;
  const packed = gzipSync(body);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'smart-bench-nginx-'));
  const port = await freePort();
  await writeFile(path.join(folder, 'nginx.conf'), config(folder, port));
  await mkdir(path.join(folder, 'site'));
  await writeFile(path.join(folder, 'site/index.html'), body);
  await writeFile(path.join(folder, 'site/index.html.gz'), packed);
  const [first, ...rest] = [...under, program, '-c', path.join(folder, 'nginx.conf')];
  const child = spawn(first, rest, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const url = `http://127.0.0.1:${port}/`;
  const isUp = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  await waitFor('nginx', isUp, 10_000);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
