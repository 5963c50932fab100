import type { InferType, ISchema } from 'yup';
import { SITE } from '@/lib/site';
import type { ErrorCode } from './errors';

/** The schema of an object, or of a choice among several. */
export type RequestSchema = ISchema<unknown>;

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * `guest`: holders of the key of the order that the request names. `own`: signed-in accounts. `desk`: operators; other
 * accounts get not_found.
 */
export type Access = 'open' | 'guest' | 'own' | 'desk';

/**
 * The definition of a call, for the API layer and for the embedded backend. GET and DELETE carry the request in the
 * path (":id") and the query, POST in a JSON body. A POST with a photo carries the request in the query.
 */
export type Endpoint<
  Request extends RequestSchema = RequestSchema,
  Response = unknown,
  Admits extends Access = Access,
> = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** The query that the spec appends to the path. It has no effect. */
  readonly query?: Readonly<Record<string, string>>;
  readonly access: Admits;
  readonly request: Request;
  readonly errors: readonly ErrorCode[];
  /** Body limit in bytes (POST). */
  readonly maxBytes: number;
  /** Calls per minute and network address before 429. */
  readonly perMinute: number;
  /** The most bytes of all files of a form. Without it the call accepts no files. */
  readonly maxFileBytes?: number;
  /** Whether the body is a photo, which the service reads after it has checked the request. */
  readonly takesPhoto?: boolean;
  /** With an external backend the site forwards the cookie (API-3). */
  readonly usesCookie: boolean;
  /** How long a browser waits for the answer to a large request. */
  readonly timeoutMs?: number;
  /** Carries only the type of the answer and never has a value. */
  readonly response?: Response;
};

export type RequestOf<E> = E extends Endpoint<infer S, unknown> ? InferType<S> : never;
export type ResponseOf<E> = E extends Endpoint<RequestSchema, infer R> ? R : never;

type Defaults = Pick<Endpoint, 'method' | 'errors' | 'maxBytes' | 'perMinute' | 'usesCookie'>;

type Definition<S extends RequestSchema, A extends Access> = Omit<Endpoint<S>, keyof Defaults | 'response' | 'access'> &
  Partial<Defaults> & { readonly access: A };

export const endpoint =
  <Response>() =>
  <S extends RequestSchema, const A extends Access>(definition: Definition<S, A>): Endpoint<S, Response, A> => ({
    method: 'POST',
    errors: [],
    maxBytes: 64 * 1024,
    perMinute: 120,
    usesCookie: definition.access === 'own',
    ...definition,
  });

/** Spec §7: "/smart-app/api/v1". */
export const APP_PREFIX = `/${SITE.product}-app/api/v1`;

/** The limits of a call that also takes a small plain form. */
export const SMALL_FORM = { maxBytes: 4096, perMinute: 20 } as const;
