import type { Page } from '@playwright/test';
import { schemaOrgProblems } from '@/lib/testing/schema-org';
import { SITE } from '@/lib/site';

/** The checks for every page, whatever its subject. Each returns the problems that it finds, in words. */
export class AnyPage {
  private readonly noticed: string[] = [];

  /** @param origin the origin of the server under test: requests to others are problems */
  constructor(
    readonly page: Page,
    origin: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.noticed.push(message.text());
    });
    page.on('pageerror', (error) => this.noticed.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url)) this.noticed.push(`asks for ${url}`);
    });
  }

  async open(path: string): Promise<readonly string[]> {
    const answer = await this.page.goto(path);
    const headings = await this.page.locator('h1').count();
    return [
      ...(answer?.status() === 200 ? [] : [`answers ${answer?.status()}`]),
      ...(headings === 1 ? [] : [`has ${headings} first headings`]),
    ];
  }

  /** Checks the canonical address and the structured data after scripts have run. */
  async head(path: string): Promise<readonly string[]> {
    const found = await this.page.evaluate(() => ({
      canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
      scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    }));
    const canonical = JSON.stringify([SITE.origin + path]);
    return [
      ...(JSON.stringify(found.canonicals) === canonical ? [] : [`is canonical at ${found.canonicals.join(', ')}`]),
      ...found.scripts.flatMap((script) => schemaOrgProblems(JSON.parse(script))),
    ];
  }

  /** Checks that the largest contentful paint is text at the page's current width, so that it waits for no picture. */
  async largestPaint(): Promise<readonly string[]> {
    const picture = await this.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const tell = (list: PerformanceObserverEntryList) =>
            resolve((list.getEntries().at(-1) as LargestContentfulPaint).url);
          new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return picture === '' ? [] : [`has ${picture} for its largest paint`];
  }

  async width(pixels: number): Promise<readonly string[]> {
    await this.page.setViewportSize({ width: pixels, height: 900 });
    const needed = await this.page.evaluate(() => document.documentElement.scrollWidth);
    return needed > pixels ? [`is ${needed} px wide on ${pixels}`] : [];
  }

  /** Checks that all requested images have loaded. */
  async images(): Promise<readonly string[]> {
    const broken = await this.page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
      );
    return broken.map((source) => `cannot show ${source}`);
  }

  /** Returns the messages of console and network since the last call. */
  heard(): readonly string[] {
    return this.noticed.splice(0);
  }
}
