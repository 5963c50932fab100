import encodeQR from 'qr';

/** The empty border in modules, without which cameras do not detect the code. */
const QUIET_ZONE = 4;

/** Returns an address as a QR code: its side in modules, and the dark modules as an SVG path. */
export function squareCode(address: string): { readonly side: number; readonly path: string } {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { side: rows.length, path };
}

function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return [x, (end === -1 ? row.length : end) - x];
  });
}
