import { postJson } from './post-json';

/** Posts to a Slack incoming webhook. Escapes markup, so that text typed by a visitor cannot mention anyone. */
export async function postToSlack(url: string, lines: readonly string[]): Promise<void> {
  await postJson(url, JSON.stringify({ text: lines.map(escapeSlack).join('\n') }));
}

function escapeSlack(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
