import { hash } from 'node:crypto';
import type { MetaTarget } from '@/lib/server/platform/config/telemetry';
import { postJson } from './post-json';

/** The conversion event of the spec (§3). `value` is in pounds: 50, 30 or 5. */
export type Conversion = {
  readonly id: string;
  readonly event: string;
  readonly value: number;
  readonly tier: string;
  readonly at: Date;
  readonly orderId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The international number, digits with or without plus. */
  readonly phone: string;
};

const sha256 = (text: string) => hash('sha256', text, 'hex');
const normalised = (text: string) => sha256(text.trim().toLowerCase());

/** Sends a conversion to Meta, personal data only as SHA-256. Meta deduplicates by `event_id`. */
export async function postConversion(target: MetaTarget, conversion: Conversion): Promise<void> {
  const url = `${target.origin}/v21.0/${encodeURIComponent(target.pixelId)}/events`;
  const body = { data: [conversionEvent(conversion)], access_token: target.accessToken };
  await postJson(url, JSON.stringify(body));
}

export function conversionEvent(conversion: Conversion) {
  return {
    event_name: conversion.event,
    event_time: Math.floor(conversion.at.getTime() / 1_000),
    event_id: conversion.id,
    action_source: 'website',
    user_data: {
      em: [normalised(conversion.email)],
      ph: [sha256(conversion.phone.replace(/\D/g, ''))],
      fn: [normalised(conversion.firstName)],
      ln: [normalised(conversion.lastName)],
    },
    custom_data: {
      currency: 'GBP',
      value: conversion.value,
      order_id: conversion.orderId,
      content_category: conversion.tier,
    },
  };
}
