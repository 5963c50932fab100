import { Problem } from '@/lib/server/kernel/base/problem';
import type { ApiHandler } from './api-handler';
import { sendProblem } from './send-json';

/** Under /api a program is asking: an unknown path is answered in the envelope of the contracts, not with a page. */
export const unknownPath: ApiHandler = (_request, response) => {
  sendProblem(response, new Problem('not_found'));
  return Promise.resolve();
};
