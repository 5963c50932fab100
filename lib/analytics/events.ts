/** The forms that are no call-back and no newsletter (spec §7), by their address under /forms. */
export type EnquiryForm =
  | 'mover'
  | 'student'
  | 'partner'
  | 'business'
  | 'shipping'
  | 'materials'
  | 'disposal'
  | 'contact';

/** An event that says everything with its name. */
type NoDetails = Readonly<Record<string, never>>;

/**
 * Every event that may be tracked, with what it carries; events.md lists them. No personal data: what a lead leaves
 * goes to identifyLead, the conversion of an order to the backend alone (lib/api/telemetry.ts).
 */
export type AnalyticsEvents = {
  /**
   * A page that search engines may know is shown. The loader in the page's HTML tells our backend of the first
   * (lib/late-scripts/loader.ts), page-views.ts of those that follow; the other services count pages themselves.
   */
  readonly page_view: { readonly path: string };
  /** A visitor starts a quote; `spot` says where on the site (spec §7). */
  readonly get_a_quote_click_v2: { readonly spot: string };
  /** One per step (QUO-5): the flow, the step's event name, its number among the shown steps and how many there are. */
  readonly quote_step: {
    readonly flow: string;
    readonly step: string;
    readonly number: number;
    readonly of: number;
  };
  /** A quote is kept for later: its link is shown. */
  readonly quote_saved: { readonly flow: string };
  /** A kept quote is deleted by its visitor. */
  readonly quote_deleted: { readonly flow: string };
  /** An order is made and waits for its payment; `value` in pounds is that of its tier (QUO-10): 50, 30 or 5. */
  readonly order_created: { readonly flow: string; readonly value: number };
  /** The call-back button of the header or the menu is pressed (CBK-5); `spot` says which. */
  readonly menu_callback_btn_click: { readonly spot: string };
  /** The call-back popup is sent (CBK-5); `type` is that of the form (spec §7). */
  readonly menu_callback_sent: { readonly type: 'menu_callback_popup' | 'callback_popup' };
  /** The call-back form of the footer is sent (spec §7). */
  readonly footer_callback_sent: NoDetails;
  /** The newsletter is asked for; the address is not confirmed yet. */
  readonly newsletter_requested: NoDetails;
  /** Another enquiry is sent. */
  readonly enquiry_sent: { readonly form: EnquiryForm };
};
export type AnalyticsEvent = keyof AnalyticsEvents;
