import { FLOW_IDS, FLOWS } from '../services/flows';
import type { ServiceType } from '../order-types';

const TRANSPORT: readonly ServiceType[] = [
  ...FLOW_IDS.map((id) => FLOWS[id])
    .filter(({ isTransport: isOne }) => isOne)
    .map(({ service }) => service),
  'SHIPPING',
];

/** Returns whether a service is transport on a fixed date, which the law gives no right to cancel (reg. 28). */
export const isTransport = (service: ServiceType): boolean => TRANSPORT.includes(service);
