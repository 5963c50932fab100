import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['lib/content', 'lib/server/modules', 'features', 'components', 'pages'];

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|md)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);

/** Promises of a telephone call for details that the order page asks for. */
const PROMISES = [
  /(?:call|ring|phone|telephone) you[^.]*(?:house number|street|address|bell)/i,
  /(?:evening|day) before,? we (?:call|ring|phone)/i,
  /(?:call|ring|phone|telephone) you the (?:evening|day) before(?! only if something is still missing)/i,
];

it('DAY-1: no page and no mail promises a call for the address', () => {
  expect(texts.length).toBeGreaterThan(500);
  const promised = texts.filter(([, text]) => PROMISES.some((promise) => promise.test(text))).map(([file]) => file);
  expect(promised).toEqual([]);
});

it.each([
  'The day before, we call you on the number you gave us: we ask for the house number.',
  'We ring you for the house number.',
  'We call you the evening before.',
])('DAY-1: finds %j', (text) => {
  expect(PROMISES.some((promise) => promise.test(text))).toBe(true);
});
