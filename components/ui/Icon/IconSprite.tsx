/** Paths of the icons on a 24 px grid. Only the document's sprite uses them, never a page script. */
export const ICON_SHAPES = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  box: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  calendar: 'M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  clock: 'M12 7v5l3.5 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  close: 'M6 6l12 12M18 6 6 18',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V13m0 3.4v.1',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8H18V2.4c-.5-.1-1.5-.2-2.5-.2-2.7 0-4.5 1.6-4.5 4.6v2.7H8V13h3v8',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5m0-9v.1',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM16.6 7.3v.1',
  linkedin:
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10.5V16M8 7.7v.1M11.5 16v-5.5m0 2.5c0-3 4.5-3.4 4.5 0v3',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  movers:
    'M9 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 20c0-4 2.5-6.2 6-6.2s6 2.2 6 6.2M16 5.2a3.2 3.2 0 0 1 0 5.8M17.5 14.2c2.3.8 3.5 2.8 3.5 5.8',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5c.8-4.5 3.8-6.5 8-6.5s7.2 2 8 6.5',
  phone:
    'M5 4h4l1.8 4.6-2.4 1.6a12 12 0 0 0 5.4 5.4l1.6-2.4L20 15v4a1.6 1.6 0 0 1-1.8 1.6C10.6 19.8 4.2 13.4 3.4 5.8A1.6 1.6 0 0 1 5 4z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20.5 20.5',
  send: 'M21 3 3 10l7 3.5zm0 0-6.5 18L10 13.5z',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  trash: 'M4 7h16M9 7V4h6v3m-8.5 0 1 13h9l1-13',
  van: 'M3 6h11v11H3zM14 10h4l3 3.5V17h-7zM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
} satisfies Record<string, string>;

export type IconName = keyof typeof ICON_SHAPES;

/** Symbols as one HTML string: as React elements they would take a quarter of a quote step's render time. */
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
