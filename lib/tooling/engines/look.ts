import { setTimeout as wait } from 'node:timers/promises';
import { measure, type Layout } from './layout';
import { run, until, type Session } from './session';

/** What a page looks like: where everything lies, and a picture of it. */
export type Look = { readonly layout: Layout; readonly picture: Buffer };

const SCREEN = 900;
/** Longer than browsers wait before they do what can wait. */
const QUIET_MS = 1_000;
const MOST_LOOKS = 20;
/** A picture's most, px: what Xvfb's screen holds. */
const HIGHEST = 4200;

/** Runs in the page: shows at once what is laid out or loaded only near the screen, and nothing that moves. */
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

/** Parts of a page come after it: it is measured until it stays as it is. */
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
  await until(session, `${url} drawn`, isDrawn);
  const layout = await settled(session);
  await session.resize(width, Math.min(HIGHEST, layout.height));
  await until(session, `${url} drawn`, isDrawn);
  return { layout, picture: await session.picture() };
}
