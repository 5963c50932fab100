import encodeQR from 'qr';

/** Modules of paper around a code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/**
 * An address as a QR code: how many modules a side has with the quiet zone, and its dark ones as the path of an SVG, a row
 * of them at a time.
 */
export function squareCode(address: string): { readonly side: number; readonly path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { side: rows.length, path };
}

/** Where dark modules begin in a row, and how many follow. */
function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end === -1 ? row.length : end) - x];
  });
}
