import { activeTab } from './content';

describe('active tab', () => {
  it.each([
    ['/', 'home'],
    ['/services/moving', 'home'],
    ['/reviews?from=partners', 'home'],
    ['/become-a-mover', 'drivers'],
    ['/partners', 'partners'],
    ['/referral-program?ref=1', 'partners'],
    ['/faq', 'faq'],
    ['/contact-us#map', 'contact'],
    ['/account/items', 'account'],
    ['/services/my-account-help', 'account'],
    ['/faq?next=/account', 'faq'],
  ])('HDR-3: %s → %s', (path, tab) => {
    expect(activeTab(path)).toBe(tab);
  });
});
