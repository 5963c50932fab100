import type { ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/platform/base/problem';
import type { PhotoRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readFileOf } from '@/lib/server/platform/photo-files/photo-files';

/** Sends a photo or its thumbnail. Throws Problem not_found when its file is gone. */
export async function sendPhoto(
  response: ServerResponse,
  { config }: Pick<Deps, 'config'>,
  photo: PhotoRow,
  size: unknown,
): Promise<void> {
  const bytes = await readFileOf(config.photoDir, size === 'small' ? photo.thumbnail_sha256 : photo.sha256);
  if (!bytes) throw new Problem('not_found');
  response.writeHead(200, {
    'Content-Type': 'image/jpeg',
    'Content-Length': bytes.length,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });
  response.end(bytes);
}
