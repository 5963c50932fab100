/** The part of W3C WebDriver that these tests need. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from './session';

type Opened = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
type Size = readonly [width: number, height: number];

const SETTLED_MS = 300;

async function call<T>(address: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: T & { readonly message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.message ?? response.status}`);
  return value;
}

/** Opens a window through the WebDriver server at the address `driver`. */
export async function openWindow(driver: string, capabilities: object): Promise<Session> {
  const alwaysMatch = { pageLoadStrategy: 'normal', ...capabilities };
  const opened = await call<Opened>(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } });
  const at = `${driver}/session/${opened.sessionId}`;
  const read = <T>(expression: string): Promise<T> =>
    call<T>(`${at}/execute/sync`, 'POST', { script: `return (${expression});`, args: [] });
  return {
    read,
    version: opened.capabilities.browserVersion,
    goto: (url) => call(`${at}/url`, 'POST', { url }),
    resize: async (width, height) => {
      const [frameWidth, frameHeight] = await read<Size>('[outerWidth - innerWidth, outerHeight - innerHeight]');
      await call(`${at}/window/rect`, 'POST', { width: width + frameWidth, height: height + frameHeight });
      // The page resizes after the window, so its width is final once it no longer changes.
      let [before, now]: readonly [string, string] = ['', ' '];
      while (before !== now) {
        await wait(SETTLED_MS);
        [before, now] = [now, await read<string>('`${innerWidth} ${innerHeight}`')];
      }
      return read('innerWidth');
    },
    picture: async () => Buffer.from(await call<string>(`${at}/screenshot`, 'GET'), 'base64'),
    close: () => call(at, 'DELETE'),
  };
}
