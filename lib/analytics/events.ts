/**
 * Every event that may be tracked, with what it carries. No personal data: the conversion event, which carries it,
 * goes to the backend alone (lib/api/telemetry.ts).
 */
export type AnalyticsEvents = {
  /** A visitor starts a quote; `spot` says where on the site (spec §7). */
  readonly get_a_quote_click_v2: { readonly spot: string };
  /** One per step (QUO-5): the flow, the step's event name, its number among the shown steps and how many there are. */
  readonly quote_step: {
    readonly flow: string;
    readonly step: string;
    readonly number: number;
    readonly of: number;
  };
  readonly quote_saved: { readonly flow: string };
  readonly quote_deleted: { readonly flow: string };
  readonly order_created: { readonly flow: string; readonly value: number };
};
export type AnalyticsEvent = keyof AnalyticsEvents;
