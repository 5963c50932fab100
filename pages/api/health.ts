import { health } from '@/lib/server/http/probes';

export const config = { api: { bodyParser: false } };

export default health;
