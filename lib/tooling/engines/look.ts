import { setTimeout as wait } from 'node:timers/promises';
import { measure, type Layout } from './layout';
import { run, waitUntil, type Session } from './session';

/** A page's layout and its picture. */
export type Look = { readonly layout: Layout; readonly picture: Buffer };

const SCREEN = 900;
/** Milliseconds of rest, longer than browsers delay their deferred work. */
const QUIET_MS = 1_000;
const MOST_LOOKS = 20;
/** The most pixels of a picture's height: that of Xvfb's screen. */
const HIGHEST = 4200;

/** Renders lazy content at once and stops all animations. Runs in the page. */
function still(): void {
  const style = document.createElement('style');
  style.textContent =
    '*, *::before, *::after { content-visibility: visible !important; animation: none !important; transition: none !important; }';
  document.head.append(style);
  for (const image of document.images) image.loading = 'eager';
}

const isDrawn = (): boolean =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete }) => complete);

/** Returns the layout once it no longer changes, because parts of a page load later. */
async function settled(session: Session): Promise<Layout> {
  let before = '';
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const now = await run(session, measure);
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await wait(QUIET_MS);
  }
  throw new Error(`${await session.read<string>('location.href')} never rests`);
}

export async function look(session: Session, url: string, width: number): Promise<Look> {
  await session.resize(width, SCREEN);
  await session.goto(url);
  await run(session, still);
  await waitUntil(session, `${url} drawn`, isDrawn);
  const layout = await settled(session);
  await session.resize(width, Math.min(HIGHEST, layout.height));
  await waitUntil(session, `${url} drawn`, isDrawn);
  return { layout, picture: await session.picture() };
}
