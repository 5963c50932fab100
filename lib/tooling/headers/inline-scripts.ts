/** The inline scripts that React itself writes into a page, as hashes for the Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

/**
 * How many parts of a page React may send after the rest (those of more than about 12 kB inside a Suspense boundary;
 * lib/decisions/0019-hydrate-later.md). Each is put in its place by a script that names it.
 */
const MOST_PARTS = 3;

/** A page of so many large parts, as the React of this project writes it. */
async function renderParts(parts: number): Promise<string> {
  const { createElement, Suspense } = await import('react');
  const { renderToReadableStream } = await import('react-dom/server');
  const large = createElement('p', null, 'x'.repeat(20_000));
  const page = Array.from({ length: parts }, (_, key) => createElement(Suspense, { key }, large));
  const stream = await renderToReadableStream(createElement('div', null, page));
  await stream.allReady;
  return text(stream as Parameters<typeof text>[0]);
}

/** The texts of the inline scripts in a page that would be run. */
export const executableScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="(?!text\/javascript|module)/.test(attributes))
    .map(([, , script = '']) => script);

/** As a policy names a script: "sha256-…". */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * Everything that React may write inline. They are asked of React itself, so that they are right after every upgrade.
 * Whichever part comes first brings the code that all are put in place with.
 */
export async function inlineScriptHashes(): Promise<readonly string[]> {
  const written = executableScripts(await renderParts(MOST_PARTS));
  const call = (part: number) => `$RC("B:${part}","S:${part}")`;
  const first = written.find((script) => script.endsWith(call(0)) && script !== call(0));
  const code = first?.slice(0, -call(0).length) ?? '';
  const parts = Array.from({ length: MOST_PARTS }, (_, part) => [code + call(part), call(part)]);
  return [...new Set([...written, ...parts.flat()])].map(hashOf);
}
