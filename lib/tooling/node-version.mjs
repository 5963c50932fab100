const NEEDED = 24;

/** Ends the program with a clear message when Node is too old for node:sqlite. */
export function requireNode() {
  const found = Number(process.versions.node.split('.')[0]);
  if (found >= NEEDED) return;
  console.error(
    `This needs Node ${NEEDED} or newer, but runs on ${process.version} (${process.execPath}).\n` +
      'Start it through npm (npm start, npm test): `npm ci` puts a fitting Node into node_modules/.bin on Linux and\n' +
      'Windows; on macOS install Node 24 yourself.',
  );
  process.exit(1);
}
