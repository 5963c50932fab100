import { constants, crc32, deflateRawSync } from 'node:zlib';
import { remembered } from '@/lib/remembered';

const STYLES_BEGIN = '<style';
const STYLES_END = '</style>';
/** There are as many as pages that are made anew, a few dozen: what is more is not ours. */
const MOST_KNOWN = 100;
/** RFC 1952: deflate, nothing said of a name or a time, made anywhere. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

type Packed = { readonly plain: Buffer; readonly packed: Buffer };
const known = remembered<Packed>(MOST_KNOWN);

const deflated = (bytes: Buffer, level: number, isLast: boolean): Buffer =>
  // A flush ends with a whole byte, so that what follows can be set behind it.
  deflateRawSync(bytes, { level, finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH });

/** Packed once and strongly: the same page has the same styles for everybody. */
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

/** Where the style elements that stand one behind the other from `begin` on are over. */
function endOfStyles(html: string, begin: number): number {
  let end = begin;
  while (html.startsWith(STYLES_BEGIN, end)) {
    const last = html.indexOf(STYLES_END, end);
    if (last < 0) return html.length;
    end = last + STYLES_END.length;
  }
  return end;
}

/**
 * A page in gzip whose styles and fonts, two thirds of it, are packed once for all visitors and set between what is made
 * for one and packed lightly (lib/decisions/0062-steps-made-once.md). null where it has no styles.
 */
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
