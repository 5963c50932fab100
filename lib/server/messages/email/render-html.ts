import { html, type Html } from '@/lib/server/kernel/base/html';
import { SITE } from '@/lib/site';
import { MAIL_MARK } from '@/lib/content/mail-pictures';
import type { Block, Letter } from './blocks';
import { blockHtml } from './html-blocks';
import { CARD_PADDING, FONT, LIGHT, MIDDLE, OUTLOOK_STYLE, STYLE, WIDTH } from './html-look';
import { anchor, layout, lettering, row, SMALL } from './html-parts';

const [BRAND, TRADE] = [SITE.name.slice(0, SITE.name.indexOf(' ')), SITE.name.slice(SITE.name.indexOf(' ') + 1)];

/**
 * The HTML half of a mail, a whole document: tables lay it out, styles stand in attributes, and all that is loaded are
 * pictures of our own. What some programs do not know of it is listed in lib/testing/mail-features.ts.
 * @param origin where the pictures are: "https://www.example.com"; '' for a page of the site itself
 */
export function renderHtml(letter: Letter, origin: string): string {
  const { subject, preview, title, blocks, terms, sender } = letter;
  const heading = html`<h1 class="ink" style="${lettering({ size: 28, line: 34, weight: 700 })}">${title}</h1>`;
  const card = [row(heading, '0 0 12px'), ...blocks.map((block) => blockHtml(block, 'card', origin))];
  const below = [
    ...terms.map((block) => blockHtml(block, 'terms', origin)),
    ...addressesHtml(blocks),
    senderHtml(sender),
  ];
  return html`<!doctype html>
    <html lang="en-GB" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
        <!--[if mso
          ]><style>
            ${{ markup: OUTLOOK_STYLE }}
          </style><!
        [endif]-->
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">
        <div style="display:none;mso-hide:all;color:${LIGHT.ground};font-size:1px;line-height:1px">${preview}</div>
        <table
          role="presentation"
          class="ground"
          lang="en-GB"
          dir="ltr"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${LIGHT.ground}"
          style="background-color:${LIGHT.ground}"
        >
          <tr>
            <td align="${MIDDLE}" style="padding:20px 12px 32px">
              <!--[if mso]><table role="presentation" width="${String(WIDTH)}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:${String(WIDTH)}px"
              >
                ${row(brandHtml(origin), '0 4px 16px')}
                <tr>
                  <td
                    class="card"
                    align="left"
                    bgcolor="${LIGHT.card}"
                    style="background-color:${LIGHT.card};border-radius:16px;padding:28px ${String(CARD_PADDING)}px 12px"
                  >
                    ${layout(card)}
                  </td>
                </tr>
                <tr>
                  <td align="left" style="padding:24px 4px 0">${layout(below)}</td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

/** The first line: the name is text, so that it is there without pictures. */
function brandHtml(origin: string): Html {
  const { path, width, height, alt } = MAIL_MARK;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td style="padding:0 10px 0 0">
        <img
          src="${origin}${path}"
          width="${String(width)}"
          height="${String(height)}"
          alt="${alt}"
          border="0"
          style="display:block;${lettering({ size: 30, line: 45, weight: 700 })}"
        />
      </td>
      <td class="ink" align="left" style="${lettering({ size: 22, line: 24, weight: 700 })}">
        ${BRAND}<br /><span class="soft" style="${lettering({ size: 13, line: 16, tone: 'soft' })}">${TRADE}</span>
      </td>
    </tr>
  </table>`;
}

/** The addresses behind the links, for programs that do not follow them. */
function addressesHtml(blocks: readonly Block[]): readonly Html[] {
  const links = blocks.flatMap((block) => (block.kind === 'action' || block.kind === 'link' ? [block] : []));
  return links.map(({ label, url }) =>
    row(html`<p class="soft" style="${lettering(SMALL)}">${label}: ${anchor(url, url)}</p>`, '0 0 12px'),
  );
}

function senderHtml([name = '', ...lines]: readonly string[]): Html {
  const words = html`<p class="soft" style="${lettering(SMALL)}">
    <strong class="ink" style="color:${LIGHT.ink};font-family:${FONT}">${name}</strong
    >${lines.map((line) => html`<br />${line}`)}
  </p>`;
  return html`<tr>
    <td class="line" style="border-top:1px solid ${LIGHT.line};padding:16px 0 0">${words}</td>
  </tr>`;
}
