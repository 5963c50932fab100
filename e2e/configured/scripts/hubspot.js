/* Stands for the chat: a frame of its own in the corner, the conversations API, and _hsq as the tracking code has it. */
{
  const origin = new URL(document.currentScript.src).origin;
  const tell = (entry) =>
    void fetch(`${origin}/collect`, { method: 'POST', body: JSON.stringify(entry), keepalive: true });
  const queue = window._hsq || [];
  queue.forEach(tell);
  window._hsq = { push: tell };

  const isWaiting = window.hsConversationsSettings?.loadImmediately === false;
  const load = () => {
    if (document.getElementById('hubspot-messages-iframe-container')) return;
    const container = document.createElement('div');
    container.id = 'hubspot-messages-iframe-container';
    const frame = document.createElement('iframe');
    frame.title = 'Chat Widget';
    frame.src = `${origin}/frame`;
    container.append(frame);
    document.body.append(container);
  };
  const remove = () => document.getElementById('hubspot-messages-iframe-container')?.remove();
  window.HubSpotConversations = {
    widget: {
      load,
      open: load,
      remove,
      status: () => ({ loaded: document.getElementById('hubspot-messages-iframe-container') !== null }),
    },
  };
  if (!isWaiting) load();
  (window.hsConversationsOnReady || []).forEach((ready) => ready());
}
