/** What a link preview shows (SHELL-3). */
export const SHARE_IMAGE = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: 'An orange van outside a row of London houses. Smart Moving from £49',
} as const;
