import { ICON_SHAPES } from './shapes';

/** Made once: as elements they would be a quarter of the work of drawing a quote step. Shapes are ours, nobody's text. */
const SYMBOLS = Object.entries(ICON_SHAPES)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"></path></symbol>`)
  .join('');

/** All icons, once per document (pages/_document.tsx): about 1 kB of HTML instead of as much script and hydration. */
export function IconSprite() {
  return (
    <svg
      width="0"
      height="0"
      style={{ position: 'absolute' }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SYMBOLS }}
    />
  );
}
