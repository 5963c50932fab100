import { TEXT_SEPTETS, septetsOf } from '@/lib/domain/notifications/sms';
import { html, type Html } from '@/lib/server/platform/base/html';
import { preheader } from '@/lib/server/platform/notifications/email/frame';
import { renderLetter } from '@/lib/server/platform/notifications/email/render-letter';
import { SITE } from '@/lib/site';
import { sampleDrawing, sampleMails, sampleSms, type NamedSample } from './sample-mails';

/** Pixels of a small phone and of a mail at its widest. */
const WIDTHS = [320, 600] as const;
/** Loads the pictures from the site that serves the page. */
const SAME_ORIGIN = '';

const STYLE = `body{margin:0;padding:24px;background:#FFF;color:#161D23;font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif}
section{margin-top:40px;padding-top:24px;border-top:1px solid #C6D3DC}h2{margin:0}h2,nav a{overflow-wrap:anywhere}p{margin:4px 0 16px;color:#4A5A66}
nav ul{columns:18rem;padding:0;list-style:none}nav a{display:inline-block;padding:4px 0;color:#A84300}
.views{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}iframe{max-width:100%;height:720px;border:0;outline:1px solid #C6D3DC}
pre{flex:1 1 320px;box-sizing:border-box;max-width:100%;height:720px;margin:0;padding:16px;overflow:auto;background:#F6F9FA;border:1px solid #C6D3DC;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

/** Returns an HTML page of every mail with sample data, at two widths and as plain text, and of every SMS. */
export function mailGallery(): string {
  const all = sampleMails();
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Mails of ${SITE.name}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <h1>${String(all.length)} mails</h1>
          <nav aria-label="Mails">
            <ul>
              ${all.map(({ name }, index) => html`<li><a href="#mail-${String(index)}">${name}</a></li>`)}
              <li><a href="#texts">Texts</a></li>
            </ul>
          </nav>
          ${all.map(renderMail)} ${renderSmsList()}
        </main>
      </body>
    </html> `.markup;
}

function renderMail({ name, letter }: NamedSample, index: number): Html {
  const { subject, text, html: markup } = renderLetter(letter, SAME_ORIGIN, sampleDrawing(letter));
  return html`<section id="mail-${String(index)}">
    <h2>${name}</h2>
    <p><strong>${subject}</strong> ${preheader(letter)}</p>
    <div class="views">
      ${WIDTHS.map(
        (width) =>
          html`<iframe
            title="${name}, ${String(width)} pixels wide"
            width="${String(width)}"
            loading="lazy"
            sandbox=""
            srcdoc="${markup}"
          ></iframe>`,
      )}
      <pre tabindex="0">${text}</pre>
    </div>
  </section>`;
}

function renderSmsList(): Html {
  return html`<section id="texts">
    <h2>Texts</h2>
    <dl>
      ${sampleSms().map(
        ({ topic, text }) =>
          html`<dt>${topic}, ${String(septetsOf(text))} of ${String(TEXT_SEPTETS)}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
  </section>`;
}
