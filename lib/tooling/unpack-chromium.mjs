/**
 * Unpacks the Chromium that the lock file pins (@sparticuz/chromium, a headless one for Linux x64) into the folder in
 * its argument, with the libraries and fonts that it needs. It requires nothing of the system but libc, and renders the
 * same letters everywhere. The file `start` there starts it.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKED = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontsOf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

const target = path.resolve(process.argv[2]);
// Unpacked beside the target first, so that an existing folder is always complete. Another process may be faster and
// creates the same content.
const beside = `${target}-${process.pid}`;
mkdirSync(beside, { recursive: true });
// The package unpacks into the system's temporary folder, under names without a version.
process.env.TMPDIR = beside;
const { inflate } = await import('@sparticuz/chromium');
const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')));
await Promise.all(PACKED.map((file) => inflate(path.join(packed, file))));
writeFileSync(path.join(beside, 'fonts.conf'), fontsOf(target));
writeFileSync(path.join(beside, 'start'), START, { mode: 0o755 });
try {
  renameSync(beside, target);
} catch (error) {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  rmSync(beside, { recursive: true });
}
