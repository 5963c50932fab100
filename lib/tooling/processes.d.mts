export type Server = { readonly origin: string; readonly pid: number; readonly stop: () => Promise<void> };
export function serve(options?: {
  readonly env?: Readonly<Record<string, string>>;
  readonly isLinked?: boolean;
}): Promise<Server>;
export function freePort(): Promise<number>;
export function waitFor(what: string, isReady: () => boolean | Promise<boolean>, timeoutMs?: number): Promise<void>;
