export declare const CREW_WORKER: { readonly file: string; readonly path: string };
export declare function filesIn(html: string): readonly string[];
export declare function lateFilesIn(
  manifest: Readonly<Record<string, { readonly files: readonly string[] }>>,
): readonly string[];
export declare function buildCrewWorker(): void;
