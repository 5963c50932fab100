import type { unitHolds } from '@/lib/domain/packing/unit-holds';

/**
 * The context of `validate(answers, { context })`: a replacement for `unitHolds`, because the server packs in threads
 * of its own.
 */
export type FitContext = {
  readonly unitHolds?: (...asked: Parameters<typeof unitHolds>) => boolean | Promise<boolean>;
};
