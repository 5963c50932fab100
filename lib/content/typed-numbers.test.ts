import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '@/lib/domain/catalogue/vans';
import {
  COOLING_OFF_DAYS,
  DRAFT_LIFE_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
} from '@/lib/domain/order/assumptions';
import { REFUND_DAYS } from '@/lib/domain/wording';
import { BUSY_DAY_PERCENT, CUSTOM_BASE_CUBIC_FEET, STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/prices/price-lists';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';

/**
 * The files read here. typed-prices.test.ts checks the prices in the content. This test checks the other files and the
 * other numbers.
 */
const READ = [
  'lib/content',
  'lib/validation',
  'lib/contracts',
  'lib/server/platform/notifications/email',
  'lib/server/modules/enquiries',
  'features',
  'components',
  'pages',
];

/** Files that may contain such a number as text, by the beginning of their path, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'features/ui-sheet/': 'samples of how a part looks: they offer nothing',
  'lib/content/reviews/examples.json': 'what a customer wrote is quoted, not computed',
  'lib/content/services/shipping-': 'rules of customs abroad',
};

const numbers = (values: readonly number[]) => [...new Set(values.filter((value) => value > 0))].join('|');
const plans = Object.values(PLAN_CAPACITY);

/** Matches every number that one of our rules sets, with its unit: "25 miles", "10 cubic feet", "14 days". */
const OURS = new RegExp(
  `\\b(?:${[
    `(?:${PLAN_MILES})[ -]miles?`,
    `(?:${numbers([CUSTOM_BASE_CUBIC_FEET, MAX_CUBIC_FEET, ...plans.map(({ cubicFeet }) => cubicFeet)])}) (?:cubic f|cu ft)`,
    `(?:${numbers([COOLING_OFF_DAYS, REFUND_DAYS, DRAFT_LIFE_DAYS, DAYS_AHEAD])})[ -]days?\\b`,
    `(?:${numbers([FREE_CANCELLATION_HOURS, LATE_CANCELLATION.hours, CLEANING_GUARANTEE_HOURS])})[ -]hours?\\b`,
    `(?:${numbers(STORAGE_DURATIONS.map(({ termMonths }) => termMonths).filter((months) => months > 1))}) months\\b`,
    `(?:${numbers([
      ...STORAGE_DURATIONS.map(({ discountPercent }) => discountPercent),
      ...[BUSY_DAY_PERCENT, STUDENT_DISCOUNT_PERCENT, LATE_CANCELLATION.percent],
    ])})(?:%| percent)`,
  ].join('|')})`,
  'g',
);
/** Matches an amount: "£49", "60p". In the content typed-prices.test.ts checks it. */
const MONEY = /£\s?\d[\d.,]*|\b\d+p\b/g;

const files = READ.flatMap((folder) =>
  readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !/(\.test\.tsx?|testing\.tsx?)$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
);

/** Returns the text of a file without comments, which visitors never see. */
const said = (file: string) =>
  readFileSync(path.join(process.cwd(), file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '');

const isAllowed = (file: string) => Object.keys(ALLOWED).some((start) => file.startsWith(start));
const typedIn = (file: string) => [
  ...(said(file).match(OURS) ?? []),
  ...(file.startsWith('lib/content/') ? [] : (said(file).match(MONEY) ?? [])),
];

describe('numbers of ours', () => {
  it('PRC-1: stand in the rules and nowhere else: pages, mails and messages make their words from them', () => {
    expect(files.length).toBeGreaterThan(700);
    const found = files
      .filter((file) => !isAllowed(file))
      .flatMap((file) => typedIn(file).map((it) => `${file}: ${it}`));
    expect(found).toEqual([]);
  });

  it('are excepted only where they are needed as letters', () => {
    const needed = (start: string) => files.some((file) => file.startsWith(start) && typedIn(file).length > 0);
    expect(Object.keys(ALLOWED).filter((start) => !needed(start))).toEqual([]);
  });

  it('are found when they are typed', () => {
    for (const typed of [
      'up to 25 miles',
      'the first 10 cubic feet',
      'within 14 days',
      '55% off',
      '72-hour',
      '6 months',
    ])
      expect(typed.match(OURS)).toHaveLength(1);
    expect('for 25 weeks, 110% of 14 boxes'.match(OURS)).toBeNull();
  });
});
