/** By their address under /forms (spec §7). */
export type EnquiryForm =
  | 'mover'
  | 'student'
  | 'partner'
  | 'business'
  | 'shipping'
  | 'materials'
  | 'disposal'
  | 'contact';

type NoDetails = Readonly<Record<string, never>>;

/** The details of every event. events.md lists them. No personal data. */
export type AnalyticsEvents = {
  /**
   * A page that search engines may list is shown. The loader in the page's HTML reports the first one to our backend
   * (lib/deferred-scripts/loader.ts), automatic-events.ts the later ones. The other services count pages themselves.
   */
  readonly page_view: { readonly path: string };
  /** A visitor starts a quote; `spot` says where on the site (spec §7). */
  readonly get_a_quote_click_v2: { readonly spot: string };
  /**
   * A step of a quote is shown (QUO-5): the flow, the step's event name, its number among the shown steps and their
   * count.
   */
  readonly quote_step: {
    readonly flow: string;
    readonly step: string;
    readonly number: number;
    readonly of: number;
  };
  /** A quote is saved for later and its link is shown. */
  readonly quote_saved: { readonly flow: string };
  /** A visitor deletes their saved quote. */
  readonly quote_deleted: { readonly flow: string };
  /** An order is created and waits for its payment. `value` in pounds is that of its tier (QUO-10): 50, 30 or 5. */
  readonly order_created: { readonly flow: string; readonly value: number };
  /** The call-back button of the header or the menu is pressed (CBK-5); `spot` says which. */
  readonly menu_callback_btn_click: { readonly spot: string };
  /** The call-back popup is sent (CBK-5); `type` is that of the form (spec §7). */
  readonly menu_callback_sent: { readonly type: 'menu_callback_popup' | 'callback_popup' };
  /** The call-back form of the footer is sent (spec §7). */
  readonly footer_callback_sent: NoDetails;
  /** A visitor subscribes to the newsletter. The email address is not confirmed yet. */
  readonly newsletter_requested: NoDetails;
  /** Another enquiry is sent. */
  readonly enquiry_sent: { readonly form: EnquiryForm };
};
export type AnalyticsEvent = keyof AnalyticsEvents;
