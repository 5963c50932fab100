/** The timed calls of `npm run load`. */
import http from 'node:http';

/**
 * Makes one call. `tell` receives `{ name, ms, status, why }`, with status 0 and the reason for a call without an
 * answer. Returns the answer's body and headers; null when the call was refused.
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

/** Sends a request and never throws: status 0 and the error's code stand for no answer. */
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
