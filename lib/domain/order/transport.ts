import { FLOW_IDS, FLOWS } from '../services/flows';
import type { ServiceType } from '../order-types';

const TRANSPORT: readonly ServiceType[] = [
  ...FLOW_IDS.map((id) => FLOWS[id])
    .filter(({ isTransport: isOne }) => isOne)
    .map(({ service }) => service),
  'SHIPPING',
];

/**
 * Returns whether a service is transport of goods on a fixed date, which has no legal right to cancel (reg. 28). Other
 * services have the 14 days (LAW-6).
 */
export const isTransport = (service: ServiceType): boolean => TRANSPORT.includes(service);
