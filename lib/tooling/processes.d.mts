export type Server = { readonly origin: string; readonly pid: number; readonly stop: () => Promise<void> };
export function serve(options?: { readonly env?: Readonly<Record<string, string>> }): Promise<Server>;
