import { isOptionalKey, OPTIONAL_KEYS } from './optional-keys';

describe('LAW-11: what optional services keep', () => {
  it.each([
    '_ga',
    '_ga_ABC123',
    '_gid',
    '_gcl_au',
    'gta_click_id',
    'AMP_key',
    '_fbp',
    'hubspotutk',
    'messagesUtk',
    'sentryReplaySession',
    'early-clicks',
    'unsent-events',
  ])('%s goes with consent', (name) => {
    expect(isOptionalKey(name)).toBe(true);
  });

  it.each(['', 'g', '_g', 'x_ga', 'session', 'cookie_consent', 'amp_key', 'draft'])('%p is ours and stays', (name) => {
    expect(isOptionalKey(name)).toBe(false);
  });

  it('no beginning is in another: each service is named once', () => {
    const all: readonly string[] = Object.values(OPTIONAL_KEYS).flat();
    const doubled = all.filter((one, at) => all.some((other, where) => where !== at && one.startsWith(other)));
    expect(doubled).toEqual([]);
    expect(all.filter((beginning) => beginning.trim().length < 3)).toEqual([]);
  });
});
