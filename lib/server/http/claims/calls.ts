import { makeClaim } from '@/lib/contracts/claims';
import { call } from '../call';

export const makeClaimCall = call(makeClaim, ({ claims }) => claims.make);
