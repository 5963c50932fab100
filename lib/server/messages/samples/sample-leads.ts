import { FORM } from '@/lib/server/subjects/leads/form';
import { leadFacts } from '@/lib/server/subjects/leads/lead-facts';

const PHONE = '+447700900123';
const EMAIL = 'ada@example.com';

export const SAMPLE_CALL_BACK = leadFacts({
  type: 'callback_footer',
  body_json: FORM.write({ phone: PHONE }),
  email: null,
  phone: PHONE,
});

export const SAMPLE_QUESTION = leadFacts({
  type: 'contact',
  body_json: FORM.write({
    ...{ name: 'Ada Sample', email: EMAIL, phone: PHONE, topic: 'booking' },
    comment: 'Can you move an upright piano from a first floor without a lift?',
  }),
  email: EMAIL,
  phone: PHONE,
});
