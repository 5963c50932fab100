import { constants, crc32, deflateRawSync } from 'node:zlib';
import { lruCache } from '@/lib/lru-cache';

const STYLES_BEGIN = '<style';
const STYLES_END = '</style>';
/** There are as many styles as dynamic pages, a few dozen. */
const MOST_KNOWN = 100;
/** The gzip header (RFC 1952): deflate, no name, no time, unknown operating system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

type Packed = { readonly plain: Buffer; readonly packed: Buffer };
const known = lruCache<Packed>(MOST_KNOWN);

const deflated = (bytes: Buffer, level: number, isLast: boolean): Buffer =>
  // A flush ends at a byte boundary, so that the next part can be appended.
  deflateRawSync(bytes, { level, finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH });

/** Compresses at the highest level once, because a page has the same styles for every visitor. */
function packedStyles(styles: string): Packed {
  const before = known.get(styles);
  if (before) return before;
  const plain = Buffer.from(styles);
  const made = { plain, packed: deflated(plain, constants.Z_BEST_COMPRESSION, false) };
  known.set(styles, made);
  return made;
}

function packed(text: string, isLast: boolean): Packed {
  const plain = Buffer.from(text);
  return { plain, packed: deflated(plain, constants.Z_BEST_SPEED, isLast) };
}

/** Returns the end of the consecutive style elements from `begin` on. */
function endOfStyles(html: string, begin: number): number {
  let end = begin;
  while (html.startsWith(STYLES_BEGIN, end)) {
    const last = html.indexOf(STYLES_END, end);
    if (last < 0) return html.length;
    end = last + STYLES_END.length;
  }
  return end;
}

/** Compresses styles once for all visitors (docs/decisions/0062-shared-parts-of-a-step.md). Null without any. */
export function gzipPage(html: string): Buffer | null {
  const begin = html.indexOf(STYLES_BEGIN);
  if (begin < 0) return null;
  const afterStyles = endOfStyles(html, begin);
  const parts = [
    packed(html.slice(0, begin), false),
    packedStyles(html.slice(begin, afterStyles)),
    packed(html.slice(afterStyles), true),
  ];
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(parts.reduce((sum, { plain }) => crc32(plain, sum), 0));
  tail.writeUInt32LE(
    parts.reduce((sum, { plain }) => sum + plain.length, 0),
    4,
  );
  return Buffer.concat([HEAD, ...parts.map((part) => part.packed), tail]);
}
