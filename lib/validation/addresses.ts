import { string } from 'yup';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import type { AddressDetails } from '@/lib/domain/order/appointments';
import { withoutTrailingComma } from '@/lib/domain/typed-text';
import { optionalPhone } from './forms/schemas';
import { STOP_LIMITS } from './limits';
import { readWith, SEVERAL_LINES, tidyLine, tidyLines } from './tidy';

const STOP_MESSAGES = {
  line1: 'Enter the house number and the street',
  town: 'Enter the town',
  long: (signs: number) => `Keep it under ${signs} characters`,
} as const;

const addressLine = (typed: string): string => withoutTrailingComma(tidyLine(typed));

const text = (name: keyof typeof STOP_LIMITS, tidy = addressLine) =>
  string().transform(readWith(tidy)).max(STOP_LIMITS[name], STOP_MESSAGES.long(STOP_LIMITS[name]));

export const addressDetailFields = {
  line1: text('line1').required(STOP_MESSAGES.line1),
  line2: text('line2').defined().default(''),
  town: text('town').required(STOP_MESSAGES.town),
  note: text('note', tidyLines).meta(SEVERAL_LINES).defined().default(''),
  contactName: text('contactName').defined().default(''),
  contactPhone: optionalPhone,
};

export const keptStop = (details: AddressDetails): AddressDetails => ({
  ...details,
  contactPhone: details.contactPhone && dialledNumber(DEFAULT_PREFIX, details.contactPhone),
});
