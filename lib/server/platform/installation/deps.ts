import type { DistanceSource } from '@/lib/domain/places/distance';
import type { Config } from '@/lib/server/platform/config/config';
import type { Db } from '@/lib/server/platform/db/schema';

/** Tests pass a temporary database and a fixed clock. */
export type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly config: Config;
  readonly distances: DistanceSource;
};
