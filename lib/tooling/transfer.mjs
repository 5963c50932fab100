/** Measures the transfer size of a page: the bytes on the wire, and those with brotli. */
import http from 'node:http';
import zlib from 'node:zlib';
import { DEFERRED_SCRIPTS_ID } from '../deferred-scripts/loader.ts';

/** @returns {Promise<{ status: number, encoding: string, wire: Buffer }>} the body exactly as it came, still encoded */
function fetchRaw(url, cookie) {
  return new Promise((resolve, reject) => {
    http
      // Each request has a connection of its own, because the server may close a kept one just when it is reused.
      .get(url, { agent: false, headers: { 'accept-encoding': 'gzip', accept: 'text/html', cookie } }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            encoding: response.headers['content-encoding'] ?? 'identity',
            wire: Buffer.concat(chunks),
          }),
        );
      })
      .on('error', reject);
  });
}

const NONE = { gzip: 0, brotli: 0 };
const sum = (weights) => weights.reduce((a, b) => ({ gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), NONE);
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Returns the scripts that a page of ours loads after its first paint (lib/deferred-scripts). */
function deferredScripts(html) {
  const json = new RegExp(`<script\\b[^>]*\\sid="${DEFERRED_SCRIPTS_ID}"[^>]*>([^<]*)<`).exec(html)?.[1];
  return json ? JSON.parse(json) : { old: [], all: [] };
}

/**
 * Returns the files that the HTML loads. Inline scripts and styles count as HTML, and `early` are the scripts that the
 * HTML loads itself.
 */
function assetsOf(html) {
  const late = deferredScripts(html);
  const scripts = html.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g) ?? [];
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter((tag) => attribute(tag, 'rel') === 'stylesheet');
  const isOld = (tag) => /\snomodule\b/i.test(tag);
  const early = scripts.filter((tag) => !isOld(tag)).map((tag) => attribute(tag, 'src'));
  const old = scripts.filter(isOld).map((tag) => attribute(tag, 'src'));
  return {
    early: [...new Set(early)],
    scripts: [...new Set([...early, ...late.all])],
    polyfills: [...new Set([...old, ...late.old])],
    styles: [...new Set(links.map((tag) => attribute(tag, 'href')))],
  };
}

/**
 * Returns the function that weighs pages of one server with a session cookie. A file that several pages share is
 * fetched once.
 */
export function createScale(origin, cookie = '') {
  const known = new Map();

  async function weigh(path) {
    const { status, encoding, wire } = await fetchRaw(new URL(path.replaceAll('&amp;', '&'), origin), cookie);
    const body = encoding === 'gzip' ? zlib.gunzipSync(wire) : wire;
    // A server that sends small files uncompressed is not corrected for it.
    return { status, body, weight: { gzip: wire.length, brotli: zlib.brotliCompressSync(body).length } };
  }
  const weighAsset = async (path) => {
    if (!known.has(path)) known.set(path, (await weigh(path)).weight);
    return known.get(path);
  };
  const weighAll = async (paths) => sum(await Promise.all(paths.map(weighAsset)));

  /** @returns {Promise<{ status, html, early, script, style, polyfill, props }>} weights in bytes; props unpacked */
  return async function page(path) {
    const { status, body, weight } = await weigh(path);
    const html = body.toString('utf8');
    const { early, scripts, styles, polyfills } = assetsOf(html);
    const props = /<script id="__NEXT_DATA__"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
    return {
      status,
      html: weight,
      early,
      script: await weighAll(scripts),
      style: await weighAll(styles),
      polyfill: await weighAll(polyfills),
      props: Buffer.byteLength(props),
    };
  };
}
