import { isCampaignName, isVisitSwitch } from './campaign-names';

it.each([
  ['utm_source', true, false],
  ['gclid', true, false],
  ['gta_click_id', true, false],
  ['amplitude_events', false, true],
  ['hubspot_chat', false, true],
  ['token', false, false],
  ['utm', false, false],
  ['my_gclid', false, false],
])('ANA-1: the parameter %s is of a campaign: %s, a switch of a visit: %s', (name, isOfCampaign, isSwitch) => {
  expect([isCampaignName(name), isVisitSwitch(name)]).toEqual([isOfCampaign, isSwitch]);
});
