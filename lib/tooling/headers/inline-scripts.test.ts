/** @jest-environment node */
import { renderToReadableStream } from 'react-dom/server';
import { createElement, Suspense } from 'react';
import { text } from 'node:stream/consumers';
import { executableScripts, hashOf, inlineScriptHashes } from './inline-scripts';

it('knows every inline script that React writes round parts that it sends late', async () => {
  const small = createElement('p', null, 'short');
  const large = createElement('p', null, 'x'.repeat(15_000));
  const page = [small, large, small, large].map((part, key) => createElement(Suspense, { key }, part));
  const stream = await renderToReadableStream(createElement('main', null, page));
  await stream.allReady;
  const scripts = executableScripts(await text(stream as Parameters<typeof text>[0]));
  expect(scripts.length).toBeGreaterThan(1);
  expect(await inlineScriptHashes()).toEqual(expect.arrayContaining(scripts.map(hashOf)));
});

it('takes data, and scripts from files, for no inline scripts', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>run()</script>';
  expect(executableScripts(html)).toEqual(['run()']);
  // Of the hash that browsers print for this text.
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
