import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatPence } from '@/lib/domain/money';
import { CUSTOM_BASE, NO_PARKING } from '@/lib/domain/prices/assumptions';

const CONTENT = path.join(process.cwd(), 'lib/content');

/**
 * Prices typed as text in the content, each equal to the engine's at present: when the rule changes, the test fails
 * until the text is corrected.
 */
const TYPED: Readonly<Record<string, { readonly amounts: readonly string[]; readonly why: string }>> = {
  'reviews/examples.json': {
    amounts: [formatPence(CUSTOM_BASE), formatPence(NO_PARKING)],
    why: 'what a customer wrote is quoted, not computed',
  },
};

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.(ts|md|json)$/.test(name) && !/\.test\.ts$|^README\.md$/.test(name));

/** Returns the source without comments, which visitors never see. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gm, '');

/**
 * Returns the text without third-party amounts such as a penalty charge, which are listed with their source in the
 * text's front matter.
 */
function withoutListed(text: string): string {
  const lists = text.match(/^\s*amounts:.*$/gm) ?? [];
  const listed = lists.flatMap((line) => [...line.matchAll(/(["'])(.+?)\1/g)].map(([, , amount]) => amount ?? ''));
  const body = text.replace(/^---[\s\S]*?\n---\n/, '');
  return listed.reduce((rest, amount) => rest.replaceAll(amount, ''), body);
}

/** Matches "£49", "£{", "60p" and "49 pounds". */
const MONEY = /£\s?[\d.,]*|\b\d+p\b|\b\d+ (?:pounds|pence)\b/g;

function typedPrices(file: string): readonly string[] {
  const text = readFileSync(path.join(CONTENT, file), 'utf8');
  const said = file.endsWith('.md') ? withoutListed(text) : withoutComments(text);
  return (said.match(MONEY) ?? []).filter((amount) => !TYPED[file]?.amounts.includes(amount.replace(/[.,]$/, '')));
}

describe('content', () => {
  it('PRC-1: types no price: every amount of ours comes from the pricing engine', () => {
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap((file) => typedPrices(file).map((amount) => `${file}: ${amount}`));
    expect(found).toEqual([]);
  });

  it('lists no exception that is not needed', () => {
    const source = (file: string) => readFileSync(path.join(CONTENT, file), 'utf8');
    for (const [file, { amounts }] of Object.entries(TYPED)) {
      expect(amounts.filter((amount) => !source(file).includes(amount))).toEqual([]);
    }
  });
});
