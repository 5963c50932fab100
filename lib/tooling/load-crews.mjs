/** The crews of `npm run load`: a phone each, which says all day what happens, sends photos and asks what is new. */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerTo } from './load-calls.mjs';

const CREW_API = '/api/crew';
const STEPS = ['on_the_way', 'arrived', 'loading', 'driving', 'unloading'];
/** Of a phone's batches one in so many is sent twice, as by a phone that was never told that the first had come. */
const AGAIN = 4;
/** So many things are said for each photo, of which a visit may have MOST_PHOTOS. */
const FOR_A_PHOTO = 6;

/** A second to three between what a crew does: sixty of them in a minute are as busy as some hundreds in a day. */
const work = () => wait(1000 + Math.random() * 2000);

/**
 * Opens the day of each crew on a phone.
 * @param crews `{ key, crewDay, visit }` of each (load-crew-days.ts)
 * @returns the phones; `events` and `photos` are what each was told is stored
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
 * All phones at work until `isOver`. Answers when the last of them has stopped.
 * @param nextPhoto makes a photo that nobody has sent before (load-photos.mjs)
 */
export async function workPhones(origin, { phones, nextPhoto }, isOver) {
  await Promise.all(
    phones.map(async (phone) => {
      for (await work(); !isOver(); await work()) await report(origin, phone, nextPhoto);
    }),
  );
}

/** Says the next step, or that the crew has telephoned, reads the day, and sends a photo now and then. */
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
