import { health } from '@/lib/server/http/probes';

export default health;
