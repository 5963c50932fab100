/** Layout breakpoints in px (spec §9). styles/tools/_breakpoints.scss holds the same numbers; a test compares them. */
export const BREAKPOINTS = { s: 640, m: 768, l: 850, xl: 1024, xxl: 1100 } as const;
