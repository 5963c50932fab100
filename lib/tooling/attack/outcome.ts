/** The outcome of an attack: the number of attempts and refusals, and one sentence for every fault. */
export type Outcome = {
  readonly tried: number;
  readonly refused: number;
  readonly faults: readonly string[];
  /** The measured figures, in words. */
  readonly notes?: readonly string[];
};

/** An attack. `origin`: a server on this machine that trusts the addresses in X-Forwarded-For (TRUST_PROXY=1). */
export type Attack = { readonly name: string; readonly run: (origin: string, pid: number) => Promise<Outcome> };

export type Sent = { readonly status: number; readonly text: string };

type Request = {
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** The network address of the client. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends a request. Status 0 stands for no answer. */
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

/** Runs a number of jobs at the same time. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Returns the first `most` faults, because one kind of fault can occur a thousand times. */
export const firstOf = (faults: readonly string[], most = 5): readonly string[] => [
  ...faults.slice(0, most),
  ...(faults.length > most ? [`and ${faults.length - most} more`] : []),
];

/** Returns whether an answer is a fault of ours: a server error or no answer. */
export const isFault = ({ status }: Sent): boolean => status === 0 || status >= 500;
export const isRefusal = ({ status }: Sent): boolean => status >= 400 && status < 500;

/** Judges answers, none of which may be a fault. `more` contains the other faults found. */
export function judgeOutcome(
  answers: readonly (Sent & { readonly what?: string })[],
  more: readonly string[] = [],
): Outcome {
  const broken = answers.filter(isFault).map(({ what = 'a request', status }) => `${what} was answered ${status}`);
  return {
    tried: answers.length,
    refused: answers.filter(isRefusal).length,
    faults: firstOf([...more, ...broken]),
  };
}
