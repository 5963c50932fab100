import type { DistanceSource } from '@/lib/domain/places/distance';
import type { Config } from '@/lib/server/kernel/config/config';
import type { Db } from '@/lib/server/kernel/db/db';

/** What services are made of. Tests give a scratch database and a clock that stands still. */
export type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly config: Config;
  readonly distances: DistanceSource;
};
