import { array, object, string } from 'yup';
import { MESSAGES } from '@/lib/validation/messages';
import { cleaningFlow } from '../cleaning/flow';
import { movingCheckPage } from '../moving/MovingCheckPage';
import { movingFlow } from '../moving/flow';
import { returnFlow } from '../storage-return/flow';
import { storageFlow } from '../storage/flow';
import { fieldErrors, finishedSteps, isStarted, stepErrors } from './answers';
import type { Flow } from './types';

const now = new Date('2026-11-21T10:00:00Z');
const address = { postcode: 'N1 2TX', floor: 0, parking: true, elevator: false };
const complete = {
  ...movingFlow.empty,
  movingSpace: 'one_bedroom' as const,
  addresses: { ...movingFlow.empty.addresses, collection: address, delivery: address },
  dates: { movingDate: '2026-12-15' },
  timeSlot: { movingDate: ['10:00', '12:00'] as const },
  firstName: 'Zoë',
  lastName: 'O’Neill',
  email: 'zoe@example.com',
  phone: '7700 900123',
  isAgreedWithTerms: true,
};
const stepOf = (id: string) => {
  const step = movingFlow.steps.find((each) => each.id === id);
  if (!step) throw new Error(id);
  return step;
};

describe('fieldErrors', () => {
  it('names each wrong field once, by the id of its input', async () => {
    const schema = object({
      list: array(object({ postcode: string().required('Missing').min(3, 'Short') })),
      name: string(),
    });
    await expect(fieldErrors(schema, { list: [{ postcode: 'N1 2TX' }, { postcode: '' }] })).resolves.toEqual({
      'list.1.postcode': 'Missing',
    });
  });
});

it('RDT-1: a text without any visible sign is missing in the browser, as on the server', async () => {
  const schema = object({ name: string().trim().required('Missing') });
  await expect(fieldErrors(schema, { name: '\u200B\u202E \n' })).resolves.toEqual({ name: 'Missing' });
  await expect(fieldErrors(schema, { name: '\u200BAda' })).resolves.toEqual({});
});

describe('the steps of the moving flow', () => {
  it('QUO-1: are five: packing, addresses, items, day and slot, details', () => {
    expect(movingFlow.steps.map(({ id }) => id)).toEqual(['packing', 'addresses', 'items', 'date', 'details']);
  });

  it('ask every answer of the schema exactly once (FORM-4)', async () => {
    const asked = [...movingFlow.steps.flatMap(({ fields }) => fields), movingCheckPage.payments?.field];
    const { schema } = await movingFlow.rules();
    expect([...asked].sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it.each([movingFlow, storageFlow, returnFlow, cleaningFlow])(
    'keep every answer of an order in the draft: $id',
    async ({ rules }: Pick<Flow<never>, 'rules'>) => {
      const { schema, draftSchema } = await rules();
      expect(Object.keys(draftSchema.fields)).toEqual(expect.arrayContaining(Object.keys(schema.fields)));
    },
  );

  it('are all finished with complete answers', async () => {
    const finished = await finishedSteps(movingFlow, complete, now);
    expect([...finished]).toEqual(['packing', 'addresses', 'items', 'date', 'details']);
  });

  it('leave a custom move without items unfinished, a fixed plan not', async () => {
    const custom = await finishedSteps(movingFlow, { ...complete, movingSpace: 'custom' }, now);
    expect(custom.has('items')).toBe(false);
  });

  it('QUO-7: use the words of the specification for the contact form', async () => {
    const empty = { ...complete, firstName: '', lastName: 'x', email: 'no', phone: '12', isAgreedWithTerms: false };
    await expect(stepErrors(movingFlow, stepOf('details'), empty, now)).resolves.toEqual({
      firstName: 'First name is required',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      isAgreedWithTerms: 'You must agree to the terms and conditions',
    });
  });

  it('FORM-3: take postcodes in any case and spacing', async () => {
    const typed = { ...complete.addresses, collection: { ...address, postcode: ' se154ql ' } };
    await expect(stepErrors(movingFlow, stepOf('addresses'), { ...complete, addresses: typed }, now)).resolves.toEqual(
      {},
    );
  });

  it('LAW-6: want the request only for services whose day is inside the 14 days', async () => {
    const details = stepOf('details');
    const soon = { ...complete, addOns: ['PACKING'] as const, dates: { movingDate: '2026-12-01' } };
    const wrong = { wantsStartWithin14Days: MESSAGES.startRequestRequired };
    await expect(stepErrors(movingFlow, details, soon, now)).resolves.toEqual(wrong);
    await expect(stepErrors(movingFlow, details, { ...soon, wantsStartWithin14Days: true }, now)).resolves.toEqual({});
    await expect(stepErrors(movingFlow, details, { ...soon, addOns: [] }, now)).resolves.toEqual({});
    const later = { ...soon, dates: { movingDate: '2027-01-12' } };
    await expect(stepErrors(movingFlow, details, later, now)).resolves.toEqual({});
  });

  it('start only with a size', async () => {
    await expect(isStarted(movingFlow, movingFlow.empty)).resolves.toBe(false);
    await expect(isStarted(movingFlow, complete)).resolves.toBe(true);
  });

  it('LAW-5: begin with nothing ticked and nothing agreed', () => {
    expect(movingFlow.empty).toMatchObject({
      addOns: [],
      isStudent: false,
      signForNews: false,
      isAgreedWithTerms: false,
      wantsStartWithin14Days: false,
    });
  });
});
