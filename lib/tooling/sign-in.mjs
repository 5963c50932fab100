/** Signs in to a running server as people do: by the link in the mail that the server writes to its data folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { waitFor } from './processes.mjs';

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** Returns the key in the newest sign-in mail to an address; undefined while there is none. */
async function mailedLink(dataDir, email) {
  const folder = path.join(dataDir, 'mails');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
  const mail = mails.find(({ to, text }) => to?.some(({ address }) => address === email) && text?.includes('link='));
  return mail && decodeURIComponent(/[?&]link=([^\s&]+)/.exec(mail.text)?.[1] ?? '');
}

/** @returns {Promise<string>} the Cookie header of a new session */
export async function signIn({ origin, dataDir, email }) {
  await post(`${origin}/auth-api/sign_in`, { email, next: '' });
  let link;
  await waitFor('the mail with the link', async () => Boolean((link = await mailedLink(dataDir, email))));
  const { headers } = await post(`${origin}/auth-api/session`, { link });
  return headers.getSetCookie()[0].split(';')[0];
}
