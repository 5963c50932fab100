/** A small load generator over raw sockets, with so little work per answer that it measures the server. */
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Returns the bytes of the first complete answer in the buffer; 0 while it is incomplete. */
function answerLength(buffer) {
  const headEnd = buffer.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = buffer.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const whole = headEnd + 4 + Number(length);
    return buffer.length >= whole ? whole : 0;
  }
  const end = buffer.indexOf(LAST_CHUNK, headEnd);
  return end < 0 ? 0 : end + LAST_CHUNK.length;
}

/** Opens a connection that sends the next request as soon as the last is answered, until `isOver`. */
function visitor({ host, port, path, headers, isOver, onAnswer }) {
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n${said.join('')}Connection: keep-alive\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    const socket = connect(port, host, () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', resolve);
    socket.on('data', (chunk) => {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
      const length = answerLength(buffer);
      if (length === 0) return;
      onAnswer(buffer.toString('latin1', 9, 12));
      buffer = buffer.subarray(length);
      if (isOver()) socket.end();
      else socket.write(request);
    });
  });
}

/** @returns {Promise<{ perSecond: number, failed: number }>} answers with status 200 a second, and the number of others */
export async function requestsPerSecond(url, { seconds = 5, connections = 16, headers = {} } = {}) {
  const { hostname: host, port, pathname, search } = new URL(url);
  const until = performance.now() + seconds * 1000;
  const counted = { good: 0, failed: 0 };
  const started = performance.now();
  const settings = {
    host,
    port: Number(port),
    path: pathname + search,
    headers,
    isOver: () => performance.now() >= until,
    onAnswer: (status) => (status === '200' ? (counted.good += 1) : (counted.failed += 1)),
  };
  await Promise.all(Array.from({ length: connections }, () => visitor(settings)));
  return { perSecond: counted.good / ((performance.now() - started) / 1000), failed: counted.failed };
}

/** Runs jobs, a limited number at a time. Returns each job's time in milliseconds, sorted. */
export async function timeCall(jobs, atATime) {
  const times = [];
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const started = performance.now();
      await job();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return times.sort((a, b) => a - b);
}
