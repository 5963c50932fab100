/**
 * Checks mails with caniemail.com's data in a process of its own, because Jest cannot load the package. Reads a JSON
 * list of HTML documents, and writes the features of each that a mail program does not support, or only in part.
 */
import { readFileSync } from 'node:fs';
import { caniemail } from 'caniemail';

/** The mail programs of our readers. */
const CLIENTS = ['outlook.*', 'gmail.*', 'apple-mail.*'];

const titles = (issues) => [...new Set([...issues.values()].flat().map(({ title }) => title))].sort();

const found = JSON.parse(readFileSync(0, 'utf8')).map((html) => {
  const { errors, warnings } = caniemail({ clients: CLIENTS, html }).issues;
  return { errors: titles(errors), warnings: titles(warnings) };
});
process.stdout.write(JSON.stringify(found));
