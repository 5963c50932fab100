import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_LINKS } from '@/lib/content/footer-navigation';
import { CREW_NOTICE } from '@/lib/contracts/crew-paths';
import { EARLY_CLICKS_KEY } from '@/lib/deferred-scripts/early-clicks';
import { OPTIONAL_KEYS } from '@/lib/domain/optional-keys';
import {
  COOLING_OFF_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
  UNDO_MINUTES,
} from '@/lib/domain/order/assumptions';
import {
  GOODS_KEPT_AFTER_DAYS,
  NOTICE_DAYS,
  NOTICE_FROM_WEEKS,
  PRICE_CHANGE_NOTICE_DAYS,
  RETRY_DAYS,
} from '@/lib/domain/storage/billing';
import { RELOADED_MARK } from '@/lib/reload-once';
import { nameFor } from '@/lib/server/modules/sessions/sessions';
import { REFUSED_FORM } from '@/lib/server/platform/http/kept-answers';
import { allDocuments, readDocument, sampleDocuments } from './articles';

const all = allDocuments();
const htmlOf = (slug: string) => all.find((each) => each.slug === slug)?.html ?? '';

describe('legal texts', () => {
  it('NAV-1, CRW-1: are there for every legal link of the footer, and for crews', () => {
    const linked = [...LEGAL_LINKS.map(({ href }) => href), CREW_NOTICE];
    expect(all.map(({ path }) => path).toSorted()).toEqual(linked.toSorted());
  });

  it.each(all.map((document) => [document.slug, document] as const))('%s travels in small props', (_, document) => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(18_500);
    expect(document.headings.length).toBeGreaterThanOrEqual(5);
  });

  it('LAW-4: say the cancellation scale as the rules apply it', () => {
    const terms = htmlOf('terms-conditions');
    expect(terms).toContain(`Within ${UNDO_MINUTES} minutes of paying`);
    expect(terms).toContain(`Up to ${FREE_CANCELLATION_HOURS} hours before`);
    expect(terms).toContain(`After that, up to ${LATE_CANCELLATION.hours} hours before`);
    expect(terms).toContain(`${LATE_CANCELLATION.percent}%; everything while your ${COOLING_OFF_DAYS} days run`);
  });

  it('LAW-4: say how storage is charged, announced, tried again and made dearer, as the rules apply it', () => {
    const terms = htmlOf('terms-conditions');
    expect(terms).toContain(`for ${NOTICE_FROM_WEEKS} weeks we email you ${NOTICE_DAYS} days ahead`);
    expect(terms).toContain(
      `try it again ${RETRY_DAYS.join(', ').replace(/, (\d+)$/, ' and $1')} days after the first`,
    );
    expect(terms).toContain(`only after your term, with ${PRICE_CHANGE_NOTICE_DAYS} days`);
  });

  it('LAW-4: type no number of days or pounds of ours: the terms have each from the rule that applies it', () => {
    const terms = readFileSync('lib/content/documents/terms-conditions.md', 'utf8');
    expect(terms.match(/£ ?\d[\d.,]*|\b\d+ (?:working )?(?:minute|hour|day|week|month|year)s?\b/g)).toBeNull();
    expect(htmlOf('terms-conditions')).toContain(`still unpaid after ${GOODS_KEPT_AFTER_DAYS} days`);
  });

  it('LAW-6: tell transport from services by the rule that tells them apart', () => {
    const terms = htmlOf('terms-conditions');
    expect(terms).toContain('</strong> is: moving, storage collection, ');
    expect(terms).toMatch(/<\/strong> are: [^.]*\bcleaning\b[^.]*\bstorage\b/);
  });

  /** The modules that store something in the browser, and the name of each entry in the cookie policy. */
  const KEPT_BY = {
    'lib/analytics/remember-consent.ts': 'cookie_consent',
    'lib/api/kept-draft.ts': 'last-quote',
    'features/quote/engine/draft.ts': 'quote.',
    'features/storage-calculator/StorageCalculator/ListBuilder.tsx': 'storage-calculator.list',
    'lib/deferred-scripts/loader.ts': RELOADED_MARK,
    'lib/deferred-scripts/early-clicks.ts': EARLY_CLICKS_KEY,
    'lib/analytics/analytics-queue.ts': 'unsent-events',
    'lib/reload-once.ts': RELOADED_MARK,
  };

  it('name everything that the site keeps in a browser: whoever keeps more adds it to the cookie policy', () => {
    const keeping = /sessionStorage|localStorage|indexedDB|Cookies\.set|document\.cookie\s*=[^=]/;
    const keepers = ['components', 'features', 'lib', 'pages']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((file) => path.posix.join(folder, String(file))),
      )
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\.test\.tsx?$|^lib\/testing\//.test(file) &&
          keeping.test(readFileSync(file, 'utf8')),
      );
    // This module only removes entries of other modules.
    expect(keepers.toSorted()).toEqual(['lib/analytics/services/run.ts', ...Object.keys(KEPT_BY)].toSorted());
    for (const name of Object.values(KEPT_BY)) expect(htmlOf('cookie-policy')).toContain(`<code>${name}</code>`);
  });

  it('LAW-11: name what every optional service keeps, and the cookies of an account and of a refused form', () => {
    const policy = htmlOf('cookie-policy');
    const sessions = ['http://site.test', 'https://site.test'].map((siteOrigin) => nameFor({ siteOrigin }));
    for (const name of [...Object.values(OPTIONAL_KEYS).flat(), ...sessions, REFUSED_FORM]) {
      expect(policy).toContain(`<code>${name}</code>`);
    }
  });

  it('are listed for the operator while they are samples', () => {
    const samples = all.filter(({ isSample }) => isSample);
    expect(sampleDocuments().map(({ what }) => what)).toEqual(samples.map(({ title }) => title));
  });

  it('type no amount of ours', () => {
    const text =
      '---\ntitle: Some terms\nshortTitle: Terms\nupdated: 2026-11-20\nisSample: true\n' +
      `description: ${'Words that say what the text is about. '.repeat(3)}\n---\nIt costs £15.`;
    expect(() => readDocument({ slug: 'x', file: 'x.md', text })).toThrow(/£15: an amount of ours is a placeholder/);
  });
});
