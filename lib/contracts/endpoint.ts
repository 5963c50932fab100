import type { InferType, ISchema } from 'yup';
import { SITE } from '@/lib/site';
import type { ErrorCode } from './errors';

/** Whatever checks a request: an object's schema, or one that chooses among several. */
export type RequestSchema = ISchema<unknown>;

export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Who may call. `open`: anybody. `guest`: who has the key of the order that the request names. `own`: who is signed in;
 * without a session it is refused with unauthenticated, before anything else is looked at. `desk`: who works at the desk;
 * to everybody else who is signed in there is no such call.
 */
export type Access = 'open' | 'guest' | 'own' | 'desk';

/**
 * The only place where a path, a method, a request schema or a possible error of a call is written.
 * The API layer calls it and the embedded backend serves it. next.config.js rewrites by prefix and knows no call; a test
 * holds contract and route file together.
 * GET and DELETE carry their request in the path (":id") and the query, POST in a JSON body; a POST path has no params.
 * A POST that takes a photo carries its request in the query, and the bytes of the photo are the body.
 */
export type Endpoint<
  Request extends RequestSchema = RequestSchema,
  Response = unknown,
  Admits extends Access = Access,
> = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** Words that the spec writes behind the path of a call; they travel and mean nothing. */
  readonly query?: Readonly<Record<string, string>>;
  readonly access: Admits;
  readonly request: Request;
  readonly errors: readonly ErrorCode[];
  /** Body limit in bytes (POST). */
  readonly maxBytes: number;
  /** Calls per minute and address before 429. */
  readonly perMinute: number;
  /** The most bytes of all files of a form; without it the call takes none. */
  readonly maxFileBytes?: number;
  /** Whether the body is a photo: the service reads it after it has checked the request. */
  readonly takesPhoto?: boolean;
  /** Whether the call reads or sets a cookie of the site. With another backend the site passes it on (API-3). */
  readonly usesCookie: boolean;
  /** How long a browser waits for the answer, where what is sent is large. */
  readonly timeoutMs?: number;
  /** Carries only the type of the answer; never has a value. */
  readonly response?: Response;
};

export type RequestOf<E> = E extends Endpoint<infer S, unknown> ? InferType<S> : never;
export type ResponseOf<E> = E extends Endpoint<RequestSchema, infer R> ? R : never;

type Definition<S extends RequestSchema, A extends Access> = Omit<
  Endpoint<S>,
  'maxBytes' | 'perMinute' | 'response' | 'errors' | 'access' | 'usesCookie'
> & {
  readonly errors?: readonly ErrorCode[];
  readonly maxBytes?: number;
  readonly perMinute?: number;
  /** Always true of access `own`. */
  readonly usesCookie?: boolean;
  readonly access: A;
};

export const endpoint =
  <Response>() =>
  <S extends RequestSchema, const A extends Access>(definition: Definition<S, A>): Endpoint<S, Response, A> => ({
    errors: [],
    maxBytes: 64 * 1024,
    perMinute: 120,
    usesCookie: definition.access === 'own',
    ...definition,
  });

/** "/smart-app/api/v1": the prefix of the product's own calls (spec §7). */
export const APP_PREFIX = `/${SITE.product}-app/api/v1`;
