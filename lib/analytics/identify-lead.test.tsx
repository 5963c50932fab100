import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { waitFor } from '@testing-library/react';
import { connectAnalytics } from './analytics-queue';
import { identifyLead } from './identify-lead';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const page = window as Window & { dataLayer?: unknown[] };
const ENQUIRY = { phone: '+44 (7700) 900-123', name: ' Zoë ' };

const ALLOWED = {
  NEXT_PUBLIC_GTM_ID: 'GTM-1',
  NEXT_PUBLIC_AMPLITUDE_KEY: 'key',
  NEXT_PUBLIC_CONSENT_MODE: 'granted',
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
  Object.assign(globalThis, { TextEncoder });
});
beforeEach(() => {
  delete page.dataLayer;
  Object.assign(process.env, ALLOWED);
});
afterAll(() => {
  for (const name of ['GTM_ID', 'AMPLITUDE_KEY', 'CONSENT_MODE'])
    Reflect.deleteProperty(process.env, `NEXT_PUBLIC_${name}`);
});

describe('identifyLead', () => {
  it('CBK-5: tells the services phone and name as hashes of their normal forms', async () => {
    const known: unknown[] = [];
    connectAnalytics((entry) => known.push(entry));
    identifyLead(ENQUIRY);
    await waitFor(() => expect(known).toEqual([{ userId: sha256('+447700900123') }]));
    expect(page.dataLayer?.at(-1)).toEqual({
      event: 'lead_identified',
      user_data: { sha256_phone_number: sha256('+447700900123'), address: { sha256_first_name: sha256('zoë') } },
    });
    expect(JSON.stringify([page.dataLayer, known])).not.toMatch(/7700|zo/i);
  });

  it.each([
    ['without consent', { NEXT_PUBLIC_CONSENT_MODE: 'opt-in' }],
    ['without a service', { NEXT_PUBLIC_GTM_ID: '', NEXT_PUBLIC_AMPLITUDE_KEY: '' }],
  ])('CBK-5: tells nobody %s', async (_, env) => {
    Object.assign(process.env, env);
    const known: unknown[] = [];
    connectAnalytics((entry) => known.push(entry));
    identifyLead({ phone: '+44 7700 900999' });
    // Only a lead that may be identified reaches the services.
    Object.assign(process.env, ALLOWED);
    identifyLead(ENQUIRY);
    await waitFor(() => expect(known).toEqual([{ userId: sha256('+447700900123') }]));
    expect(JSON.stringify(page.dataLayer).match(/lead_identified/g)).toHaveLength(1);
  });
});
