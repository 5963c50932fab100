import type { StorageAnswers } from '@/lib/domain/answers/storage';
import type { Step } from '../engine/types';
import type { CheckedFlow } from '../flow-config';
import { storageFlow } from './flow';

type Words = Partial<Pick<Step<StorageAnswers>, 'heading' | 'lead'>>;

/** Texts of the steps for a collection without a new rental. */
const WORDS: Readonly<Partial<Record<string, Words>>> = {
  packing: { lead: 'All optional. The address, your items and the day come next.' },
  items: {
    heading: 'What are we adding?',
    lead: 'Add what is new. What is in your unit already counts towards its room, and not towards the price.',
  },
  date: { lead: 'Prices are for the whole collection. The price shown on a day is what you pay.' },
};

/** A collection into the customer's own unit, without the questions about a new rental. */
const storageAdditionFlow: CheckedFlow<StorageAnswers> = {
  ...storageFlow,
  summaryTitle: 'Your collection',
  steps: storageFlow.steps.map((step) => ({ ...step, ...WORDS[step.id] })),
  binds: () => 'One collection, with no further contract: your storage goes on as it is.',
};

export const storageFlowOf = (values: Pick<StorageAnswers, 'isTopUp'> | null): CheckedFlow<StorageAnswers> =>
  values?.isTopUp ? storageAdditionFlow : storageFlow;
