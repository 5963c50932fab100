/**
 * Says how far a build is: compiling takes most of a minute, in which Next.js says nothing. One line at every quarter of
 * each of its compilations.
 */
const STEP = 0.25;
const NAMES = { client: 'for the browser', server: 'for the server', 'edge-server': 'for the edge' };

/**
 * @param {{ ProgressPlugin: new (handler: (share: number) => void) => object }} webpack the one that Next.js brings
 * @param {string} name of the compilation, as Next.js calls it
 */
function buildProgress(webpack, name, { now = () => performance.now(), say = console.log } = {}) {
  const startedAt = now();
  let told = 0;
  return new webpack.ProgressPlugin((share) => {
    const reached = Math.floor(share / STEP) * STEP;
    if (reached <= told) return;
    told = reached;
    const seconds = Math.round((now() - startedAt) / 1000);
    say(`  Compiling ${NAMES[name] ?? name}: ${Math.round(reached * 100)} % after ${seconds} s`);
  });
}

module.exports = { buildProgress };
