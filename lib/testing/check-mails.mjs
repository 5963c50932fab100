/**
 * Asks caniemail.com's data about mails, in a process of its own: the package is a module that Jest does not load. Reads a
 * JSON list of HTML documents, and writes what each asks of a program that does not know it, or knows it in part.
 */
import { readFileSync } from 'node:fs';
import { caniemail } from 'caniemail';

/** What people read our mails in. */
const CLIENTS = ['outlook.*', 'gmail.*', 'apple-mail.*'];

const titles = (issues) => [...new Set([...issues.values()].flat().map(({ title }) => title))].sort();

const found = JSON.parse(readFileSync(0, 'utf8')).map((html) => {
  const { errors, warnings } = caniemail({ clients: CLIENTS, html }).issues;
  return { errors: titles(errors), warnings: titles(warnings) };
});
process.stdout.write(JSON.stringify(found));
