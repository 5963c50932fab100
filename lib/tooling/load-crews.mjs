/** The crews of `npm run load`: each has a phone, which reports events all day, sends photos and reads updates. */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo } from './load-calls.mjs';

const CREW_API = '/api/crew';
const STEPS = ['on_the_way', 'arrived', 'loading', 'driving', 'unloading'];
/** One in this many batches is sent twice, as by a phone that never got the first answer. */
const AGAIN = 4;
/** Events for each photo. A visit may have MOST_PHOTOS photos. */
const FOR_A_PHOTO = 6;

/**
 * Waits one to three seconds between a crew's actions. Sixty crews per minute are then as busy as some hundreds in a
 * day.
 */
const work = () => wait(1000 + Math.random() * 2000);

/**
 * Opens the day of each crew on a phone.
 * @param crews `{ key, crewDay, visit }` of each (load-crew-days.ts)
 * @returns the phones; `events` and `photos` count what the server has acknowledged to each
 */
export function openPhones(origin, crews, tell) {
  return Promise.all(
    crews.map(async ({ key, crewDay, visit }, index) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      const around = { agent, address: `10.77.${index >> 8}.${index & 255}`, tell };
      const url = new URL(`${CREW_API}/open`, origin);
      const { headers } = await answerTo({ ...around, url, name: 'open', body: { key } });
      const cookie = (headers['set-cookie'] ?? []).map((set) => set.split(';', 1)[0]).join('; ');
      return { around, crewDay, visit, cookie, steps: [...STEPS], sent: 0, events: 0, photos: 0 };
    }),
  );
}

/**
 * Runs all phones until `isOver`. Resolves when the last of them has stopped.
 * @param nextPhoto creates a photo that was never sent before (load-photos.mjs)
 */
export async function workPhones(origin, { phones, nextPhoto }, isOver) {
  await Promise.all(
    phones.map(async (phone) => {
      for (await work(); !isOver(); await work()) await report(origin, phone, nextPhoto);
    }),
  );
}

/** Reports the next step or a telephone call, reads the day, and sends a photo now and then. */
async function report(origin, phone, nextPhoto) {
  const { around, crewDay, visit, cookie } = phone;
  const type = phone.steps.shift() ?? 'called';
  const minutes = type === 'on_the_way' ? 20 : null;
  const events = [{ id: crypto.randomUUID(), visit, type, at: new Date().toISOString(), minutes }];
  const call = (name, url, body) => answerTo({ ...around, url, name, body, headers: { cookie } });
  const say = () => call('events', new URL(`${CREW_API}/events`, origin), { crewDay, events });
  if (isStored((await say()).body?.events[0])) phone.events += 1;
  phone.sent += 1;
  if (phone.sent % AGAIN === 0) await say();
  await call('day', new URL(`${CREW_API}/day?crewDay=${crewDay}`, origin));
  if (phone.sent % FOR_A_PHOTO !== 0) return;
  const asked = new URLSearchParams({ crewDay, visit, kind: 'before', at: new Date().toISOString() });
  const { body } = await call('photo', new URL(`${CREW_API}/photo?${asked}`, origin), nextPhoto());
  if (isStored(body)) phone.photos += 1;
}

const isStored = (said) => said?.outcome === 'stored';
