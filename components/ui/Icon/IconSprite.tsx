import { ICON_SHAPES } from './shapes';

/** All icons, once per document (pages/_document.tsx): about 1 kB of HTML instead of as much script and hydration. */
export function IconSprite() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {Object.entries(ICON_SHAPES).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}
