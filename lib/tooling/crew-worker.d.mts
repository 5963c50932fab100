export declare const CREW_WORKER: { readonly file: string; readonly path: string };
export declare function filesIn(html: string): readonly string[];
export declare function buildCrewWorker(): void;
