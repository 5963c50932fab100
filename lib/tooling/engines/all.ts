import { spawn } from 'node:child_process';
import { launch, type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_ARGS, findChromium } from '../chromium.mjs';
import { freePort, waitFor } from '../processes.mjs';
import { miniBrowser, onPath } from './installed';
import type { Engine, Session } from './session';
import { openWindow } from './webdriver';

/** Opens a window of Chromium or Firefox, which need no separate driver. */
async function openPuppet(options: LaunchOptions): Promise<Session> {
  const browser = await launch({ headless: true, ...options });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    resize: async (width, height) => {
      await page.setViewport({ width, height });
      return (await page.evaluate('innerWidth')) as number;
    },
    picture: async () => Buffer.from(await page.screenshot({ type: 'png' })),
    close: () => browser.close(),
  };
}

/** The reference browser, which the tests use too. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  isInstalled: () => true,
  install: 'npm ci',
  open: () => openPuppet({ executablePath: findChromium().file, args: CHROMIUM_ARGS }),
};

const firefox = () => onPath('firefox-esr', 'firefox');

const FIREFOX: Engine = {
  name: 'Firefox',
  isInstalled: () => firefox() !== undefined,
  install: 'apt-get install firefox-esr',
  // Overlay scrollbars take no width from the page, as on phones and in the other engines.
  open: () =>
    openPuppet({
      browser: 'firefox',
      executablePath: firefox() ?? '',
      extraPrefsFirefox: { 'widget.gtk.overlay-scrollbars.enabled': true, 'ui.useOverlayScrollbars': 1 },
    }),
};

/** The size of Xvfb's screen, as high as the highest compared page. */
const SCREEN = '1400x4300x24';

const WEBKIT: Engine = {
  name: 'WebKit',
  isInstalled: () => [miniBrowser(), onPath('WebKitWebDriver'), onPath('Xvfb')].every((file) => file !== undefined),
  install: 'apt-get install webkit2gtk-driver xvfb',
  open: async () => {
    const [port, display] = [await freePort(), `:${100 + (process.pid % 800)}`];
    const screen = spawn('Xvfb', [display, '-screen', '0', SCREEN, '-nolisten', 'tcp'], { stdio: 'ignore' });
    // The sandbox does not work for root. Only our own pages are opened.
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    const end = () => {
      driver.kill();
      screen.kill();
    };
    try {
      await waitFor('WebKitWebDriver', () =>
        fetch(`${address}/status`).then(
          () => true,
          () => false,
        ),
      );
      const options = { binary: miniBrowser(), args: ['--automation'] };
      const session = await openWindow(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      return { ...session, close: () => session.close().finally(end) };
    } catch (error) {
      end();
      throw error;
    }
  },
};

export const OTHERS: readonly Engine[] = [FIREFOX, WEBKIT];
