/** W3C WebDriver, as much of it as a walk takes. */
import type { Session } from './session';

type Opened = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
type Rect = { readonly width: number; readonly height: number };

async function call<T>(address: string, method: 'POST' | 'GET' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: T & { readonly message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.message ?? response.status}`);
  return value;
}

/** Opens a window through a driver that listens at `driver`. */
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
      // The frame of the window is not the page's.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const [innerWidth, innerHeight] = await read<readonly [number, number]>('[innerWidth, innerHeight]');
        const outer = await call<Rect>(`${at}/window/rect`, 'GET');
        const rect = { width: outer.width + width - innerWidth, height: outer.height + height - innerHeight };
        await call(`${at}/window/rect`, 'POST', rect);
      }
      return read('innerWidth');
    },
    picture: async () => Buffer.from(await call<string>(`${at}/screenshot`, 'GET'), 'base64'),
    close: () => call(at, 'DELETE'),
  };
}
