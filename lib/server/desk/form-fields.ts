import { Problem } from '@/lib/server/kernel/base/problem';
import type { ApiRequest } from '../http/api-handler';
import { ownFields } from '../http/body';
import { readForm } from '../http/multipart';

type Sent = {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why they could not be read. */
  readonly problem?: Problem;
};

/**
 * What was sent to a call; files as a program sends them, each as base64. A form that is too large cannot be read: what
 * its address says leads back to its page.
 */
export async function deskFields(request: ApiRequest, maxBytes: number): Promise<Sent> {
  try {
    const { fields, files } = await readForm(request, { fields: maxBytes, files: maxBytes });
    const names = [...new Set(files.map(({ field }) => field))];
    const encoded = names.map(
      (name) =>
        [name, files.filter(({ field }) => field === name).map(({ bytes }) => bytes.toString('base64'))] as const,
    );
    return { fields: { ...fields, ...ownFields(encoded) } };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'body_too_large') throw error;
    return { fields: ownFields(Object.entries(request.query)), problem: error };
  }
}
