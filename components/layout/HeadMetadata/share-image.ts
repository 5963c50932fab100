import { SITE } from '@/lib/site';

/** What a link preview shows (SHELL-3), all of one size. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export type ShareImage = { readonly path: string; readonly alt: string };

/** Of the home page, and of every page without an image of its own. */
export const SHARE_IMAGE: ShareImage = {
  path: '/share.png',
  alt: `An orange van outside a row of London houses. ${SITE.tagline}`,
};
