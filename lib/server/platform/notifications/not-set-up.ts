/**
 * The reasons, as the operator reads them at the desk, for a message that was not sent because its channel is not set
 * up.
 */
export const NOT_SET_UP = {
  mail: 'Email is not set up on this site, so this mail was kept in a file',
  text: 'Texts are not set up on this site, so this one was kept in a file',
  slack: 'Slack is not set up on this site, so nothing was sent',
  webhook: 'No other system is connected to this site, so nothing was sent',
  meta: 'Meta is not set up on this site, so nothing was sent',
} as const;
