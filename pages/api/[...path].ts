import { unknownPath } from '@/lib/server/http/unknown-path';

export const config = { api: { bodyParser: false } };

export default unknownPath;
