import { FLOW_IDS, FLOWS } from '../services/flows';
import type { ServiceType } from '../vocabulary';

const TRANSPORT: readonly ServiceType[] = [
  ...FLOW_IDS.map((id) => FLOWS[id])
    .filter(({ isTransport: isOne }) => isOne)
    .map(({ service }) => service),
  'SHIPPING',
];

/** Transport of goods on a fixed date has no legal right to cancel (reg. 28); services have the 14 days (LAW-6). */
export const isTransport = (service: ServiceType): boolean => TRANSPORT.includes(service);
