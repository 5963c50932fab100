import { orderPaymentLink, readDraft, easyCheckout } from '@/lib/contracts/checkout';
import { listItems } from '@/lib/contracts/calculation';
import { sendClaimPhoto } from '@/lib/contracts/claims';
import { toHttpRequest } from './request';

describe('toHttpRequest', () => {
  it('API-1: sends a POST with its body to the path of the contract', () => {
    const body = { draftId: null, flow: 'moving', step: 'packing', answers: {} };
    expect(toHttpRequest(easyCheckout, body, '')).toEqual({
      method: 'POST',
      url: '/smart-app/api/v1/easy_checkout',
      data: body,
    });
  });

  it('puts path parameters into the path, encoded, and the rest into the query', () => {
    expect(toHttpRequest(orderPaymentLink, { id: 'a/b', token: 't' }, '')).toEqual({
      method: 'GET',
      url: '/smart-app/api/v1/order/a%2Fb/payment_link',
      params: { token: 't' },
    });
  });

  it('carries the request of a GET in the query', () => {
    expect(toHttpRequest(readDraft, { draftId: 'abc' }, '').params).toEqual({ draftId: 'abc' });
    expect(toHttpRequest(listItems, {}, '').params).toEqual({});
  });

  it('STR-1: sends a photo as the body, with what it belongs to in the query', () => {
    const photo = new ArrayBuffer(3);
    const asked = { reference: 'SM-1', token: 't', claim: null };
    expect(toHttpRequest(sendClaimPhoto, asked, '', photo)).toEqual({
      method: 'POST',
      url: '/smart-app/api/v1/claim_photo',
      params: { reference: 'SM-1', token: 't' },
      data: photo,
      headers: { 'Content-Type': 'image/jpeg' },
    });
  });

  it('API-3: puts the configured origin before the same path', () => {
    expect(toHttpRequest(listItems, {}, 'https://api.example.com').url).toBe(
      'https://api.example.com/calc-api/public/v1/items',
    );
  });
});
