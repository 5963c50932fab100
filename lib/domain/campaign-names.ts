const CAMPAIGN =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_source|gad_campaignid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|_gl|gta_click_id)$/;
const SWITCHES = new Set(['amplitude_events', 'hubspot_chat']);

/** Returns whether advertisements add this parameter to URLs. From the vendors' documentation. */
export const isCampaignName = (name: string): boolean => CAMPAIGN.test(name);

/** Returns whether a parameter switches an optional service off for one visit (spec § analytics). */
export const isVisitSwitch = (name: string): boolean => SWITCHES.has(name);
