import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HEADER = /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>.+), (?<date>\d{4}-\d\d-\d\d)\n/;
const FIRST_SENTENCE = /\*\*What\.\*\* (?<sentence>[^]+?\.)(?=\s+[A-Z"`\d(/]|\n\n)/;

/**
 * Returns the index of all decisions in `folder` as Markdown, with number, title, status, date and first sentence.
 * @throws when a decision has no status line
 */
export function decisionIndex(folder: string): string {
  const entries = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .sort()
    .map((name) => entryOf(name, readFileSync(path.join(folder, name), 'utf8')));
  return [
    '# Decisions',
    '',
    'Generated from the headers of the decisions by `npm run decisions`. A test fails when this page is out of date.',
    '',
    'A decision records a choice that will surprise somebody: what was decided, why, and what follows from it. A new one',
    'takes the next number. A decision that is replaced keeps its file and names its successor in its status.',
    '',
    ...entries,
    '',
  ].join('\n');
}

function entryOf(name: string, text: string): string {
  const { number, title, status, date } = HEADER.exec(text)?.groups ?? {};
  const sentence = FIRST_SENTENCE.exec(text)?.groups?.sentence?.replace(/\s+/g, ' ');
  if (!number || !title || !sentence) throw new Error(`${name} needs a title, a status with a date, and "**What.**"`);
  return `- [${number}. ${title}](${name}) (${status}, ${date}). ${sentence}`;
}
