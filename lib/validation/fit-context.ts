import type { unitHolds } from '@/lib/domain/packing/unit-holds';

/**
 * What a caller may give with `validate(answers, { context })`: whether a unit holds a list, answered elsewhere. The
 * server packs in threads of its own.
 */
export type FitContext = {
  readonly unitHolds?: (...asked: Parameters<typeof unitHolds>) => boolean | Promise<boolean>;
};
