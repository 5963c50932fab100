/** Calls of `npm run load`, timed. */
import http from 'node:http';

/**
 * One call: `tell` hears `{ name, ms, status, why }`; status 0 for what was not answered, with why. Returns the answer's
 * body, null when it was refused, and the headers with it.
 */
export async function answerTo({ url, agent, address, name, body, headers: more = {}, tell }) {
  const isPhoto = Buffer.isBuffer(body);
  const text = isPhoto ? body : body && JSON.stringify(body);
  const type = isPhoto ? 'image/jpeg' : 'application/json';
  const content = text && { 'content-type': type, 'content-length': Buffer.byteLength(text) };
  const headers = { 'x-forwarded-for': address, ...content, ...more };
  const started = performance.now();
  const { status, said, why, ...answer } = await send(url, { agent, headers, method: text ? 'POST' : 'GET' }, text);
  tell({ name, ms: performance.now() - started, status, why });
  const isGood = status >= 200 && status < 300;
  return { body: isGood ? JSON.parse(said) : null, headers: answer.headers ?? {} };
}

/** Never throws: status 0 and the code of the error for what was not answered. */
function send(url, options, text) {
  return new Promise((resolve) => {
    const fail = (error) => resolve({ status: 0, said: '', why: error.code ?? error.message });
    const request = http.request(url, options, (answer) => {
      let said = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (said += chunk));
      answer.on('error', fail);
      answer.on('end', () => resolve({ status: answer.statusCode, said, headers: answer.headers }));
    });
    request.on('error', fail);
    request.end(text);
  });
}
