import { ICON_SHAPES } from './shapes';

/**
 * Symbols as one HTML string: as React elements they would take a quarter of a quote step's render time. No user
 * input.
 */
const SYMBOLS = Object.entries(ICON_SHAPES)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"></path></symbol>`)
  .join('');

/** Renders all icons once per document (pages/_document.tsx): 1 kB of HTML instead of as much script and hydration. */
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
