export type Chromium = { readonly file: string; readonly how: string };
export function findChromium(options?: { isWhole?: boolean }): Chromium;
export function chromiumVersion(file: string): string;
export const CHROMIUM_ARGS: string[];
export function isPinned(file: string): boolean;
