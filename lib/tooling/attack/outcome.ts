/** What came of an attack: how much was tried, how much of it was refused, and every fault in a sentence of its own. */
export type Outcome = {
  readonly tried: number;
  readonly refused: number;
  readonly faults: readonly string[];
  /** What was measured. */
  readonly notes?: readonly string[];
};

/** `origin`: of a server on this machine that believes the addresses which its visitors name (TRUST_PROXY=1). */
export type Attack = { readonly name: string; readonly run: (origin: string, pid: number) => Promise<Outcome> };

export type Sent = { readonly status: number; readonly text: string };

type Request = {
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Who asks. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Status 0 for what was not answered. */
export async function send(url: string, { method, body, address, headers }: Request): Promise<Sent> {
  const posts = body === undefined ? {} : { 'content-type': 'application/json', origin: new URL(url).origin };
  try {
    const answer = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...posts, 'x-forwarded-for': address, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Does so many things at the same time. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** The first `most` of what is wrong: a fault of one kind comes a thousand times. */
export const firstOf = (faults: readonly string[], most = 5): readonly string[] => [
  ...faults.slice(0, most),
  ...(faults.length > most ? [`and ${faults.length - most} more`] : []),
];

/** An answer that no request may bring about: a fault of ours, or none at all. */
export const isFault = ({ status }: Sent): boolean => status === 0 || status >= 500;
export const isRefusal = ({ status }: Sent): boolean => status >= 400 && status < 500;

/** The verdict on answers of which none may be a fault; `more` is what else was found wrong. */
export function judged(answers: readonly (Sent & { readonly what?: string })[], more: readonly string[] = []): Outcome {
  const broken = answers.filter(isFault).map(({ what = 'a request', status }) => `${what} was answered ${status}`);
  return {
    tried: answers.length,
    refused: answers.filter(isRefusal).length,
    faults: firstOf([...more, ...broken]),
  };
}
