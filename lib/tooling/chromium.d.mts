export type Chromium = { readonly file: string; readonly how: string };
export function findChromium(): Chromium;
export function chromiumVersion(file: string): string;
export const CHROMIUM_ARGS: string[];
