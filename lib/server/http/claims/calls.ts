import { makeClaim, sendClaimPhoto } from '@/lib/contracts/claims';
import { call } from '../call';

export const makeClaimCall = call(makeClaim, ({ claims }) => claims.make);

export const sendClaimPhotoCall = call(
  sendClaimPhoto,
  ({ claims }) =>
    (asked, { readPhoto }) =>
      claims.addPhoto(asked, readPhoto),
);
