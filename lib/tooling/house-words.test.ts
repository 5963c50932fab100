import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenWords, HOUSE_WORDS } from './house-words.mjs';

const CONTENT = path.resolve(__dirname, '../content');

const BROKEN = [
  'saves 40 % of it',
  'up to 40 per cent',
  'on 1st December',
  'on 2nd of December',
  'from December 1',
  'on Tuesday, 1 December',
  'from 8 am on',
  'from 8:30 PM on',
  'from 8AM on',
  "a week's price",
  'What the price holds',
  'Cancelled. Nobody comes.',
  '15 kinds of things',
  'stored for nothing',
  'Nothing here is needed to move.',
  'It is used up with the button.',
  'at once, and once',
  'Who works with us how',
  'a stress-free move',
  'in order to move',
  'the color of a van',
  'in the center of London',
  'we organize it',
  'How To Pack a kitchen',
  'by E-mail or phone',
];

const GOOD = [
  'saves 40% of it',
  'on Tuesday 1 December',
  'in December 2026, at 8am',
  'a week’s price',
  'What’s included',
  'your things',
  'the colour of a centre',
  'a 10% 2 discount',
  'padding: 0; color: #123; text-align: center;',
  'The Royal Borough of Kensington and Chelsea',
  'a crystal of quartz',
];

describe('the house’s words', () => {
  it.each(BROKEN)('refuse: %s', (text) => {
    expect(brokenWords(text)).toHaveLength(1);
  });

  it.each(GOOD)('let be: %s', (text) => {
    expect(brokenWords(text)).toEqual([]);
  });

  it('each refuse something of the above', () => {
    const idle = HOUSE_WORDS.filter(({ pattern }) => !BROKEN.some((text) => pattern.test(text)));
    expect(idle).toEqual([]);
  });

  it('are let alone in a name, which has no space', () => {
    expect(brokenWords("it's")).toEqual([]);
  });

  const texts = ['blog', 'documents'].flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );

  it.each(texts)('hold in %s', (name) => {
    // Straight apostrophes become typographic ones when the file is rendered.
    const text = readFileSync(path.join(CONTENT, name), 'utf8').replaceAll("'", '’');
    expect(text.split('\n').flatMap(brokenWords)).toEqual([]);
  });

  it.each(['areas/boroughs.json', 'reviews/examples.json'])('hold in %s', (name) => {
    const text = readFileSync(path.join(CONTENT, name), 'utf8');
    expect(text.split('\n').flatMap(brokenWords)).toEqual([]);
  });
});
