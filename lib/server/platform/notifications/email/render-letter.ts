import { MAIL_MARK } from '@/lib/content/drawings';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { html, type Html } from '@/lib/server/platform/base/html';
import { SITE } from '@/lib/site';
import type { Block, Letter } from './blocks';
import { framed, preheader } from './frame';
import * as markup from './html-blocks';
import type { MailContent } from './port';
import { renderText } from './render-text';

/** `origin`: the site of the pictures. `drawing`: "cid:…" of the order's own drawing, else the service's picture. */
export function renderLetter(letter: Letter, origin: string, drawing: string | null = null): MailContent {
  const shown = drawing === null ? withoutOwn(letter) : letter;
  return {
    subject: oneLine(shown.subject),
    text: renderText(shown),
    html: renderHtml(shown, { origin, drawing }),
  };
}

/** Leaves out the order's own drawing and its words, because the words would fail for the same reason. */
const withoutOwn = (letter: Letter): Letter => ({
  ...letter,
  blocks: letter.blocks.map((block) => (block.kind === 'picture' ? { ...block, own: null } : block)),
});

/** Keeps the subject on one line, whatever a visitor typed into a name. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Only for Outlook for Windows, which renders mails with Word. Built without `html`, because no space may come in. */
const outlookOnly = ({ markup }: Html): Html => ({ markup: `<!--[if mso]>${markup}<![endif]-->` });
const othersOnly = ({ markup }: Html): Html => ({ markup: `<!--[if !mso]><!-->${markup}<!--<![endif]-->` });

/** PixelsPerInch keeps pictures at their pixel size when Windows enlarges text. */
const OUTLOOK_HEAD: Html = outlookOnly({
  markup: `<style>${markup.OUTLOOK_STYLE}</style><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>`,
});

const HEIGHT = 54;
const SIDES = 28;
const LETTER = 9.4;

/** Returns the width of the widest possible label, because Word measures no text. */
const widthOf = (label: string): number => Math.round(label.length * LETTER) + 2 * SIDES;

/** A Word shape with rounded corners in Outlook, a link with a background everywhere else. */
function buttonHtml(label: string, url: string): Html {
  const shape = html`<v:roundrect
    href="${url}"
    style="height:${String(HEIGHT)}px;width:${String(widthOf(label))}px;v-text-anchor:middle"
    arcsize="22%"
    stroke="f"
    fillcolor="${markup.STRONG.ground}"
    ><w:anchorlock /><${markup.MIDDLE} style="color:${markup.STRONG.ink};font-family:${markup.OUTLOOK_FONT};font-size:17px;font-weight:bold">${label}</${markup.MIDDLE}></v:roundrect
  >`;
  const link = html`<a
    href="${url}"
    class="press on"
    style="display:inline-block;padding:15px ${String(SIDES)}px;border-radius:12px;background-color:${markup.STRONG.ground};color:${markup.STRONG.ink};font-family:${markup.FONT};font-size:17px;line-height:24px;font-weight:700;text-align:${markup.MIDDLE};text-decoration:none"
    >${label}</a
  >`;
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td>${outlookOnly(shape)}${othersOnly(link)}</td>
    </tr>
  </table>`;
}

const [BRAND, TRADE] = [SITE.name.slice(0, SITE.name.indexOf(' ')), SITE.name.slice(SITE.name.indexOf(' ') + 1)];

/** Invisible characters, so that a list of mails does not continue the preview with words of the card. */
const NOTHING_MORE: Html = { markup: '&#847;&zwnj;&nbsp;'.repeat(60) };

/** Tables make the layout, styles are in attributes, and only our own pictures load (lib/testing/mail-features.ts). */
function renderHtml(letter: Letter, pictures: markup.Pictures): string {
  const { subject, first = null, title, terms, sender } = letter;
  const { action, picture, rest } = framed(letter);
  const heading = html`<h1 class="ink" style="${markup.lettering({ size: 28, line: 34, weight: 700 })}">
    ${markup.prose(title)}
  </h1>`;
  const card = [
    markup.row(heading, '0 0 16px'),
    ...(action ? [markup.row(buttonHtml(action.label, action.url), '0 0 24px')] : []),
    ...(picture ? [markup.pictureHtml(picture, pictures)] : []),
    ...rest.map((block) => markup.blockHtml(block, 'card')),
  ];
  const below = [
    ...terms.map((block) => markup.blockHtml(block, 'terms')),
    ...addressesHtml(letter.blocks),
    senderHtml(sender),
  ];
  const corners = first ? '0 0 16px 16px' : '16px';
  return html`<!doctype html>
    <html
      lang="en-GB"
      dir="ltr"
      xmlns:v="urn:schemas-microsoft-com:vml"
      xmlns:o="urn:schemas-microsoft-com:office:office"
      xmlns:w="urn:schemas-microsoft-com:office:word"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ markup: markup.STYLE }}
        </style>
        <style>
          ${{ markup: markup.OUTLOOK_DARK }}
        </style>
        ${OUTLOOK_HEAD}
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${markup.LIGHT.ground}">
        <div style="display:none;mso-hide:all;color:${markup.LIGHT.ground};font-size:1px;line-height:1px">
          ${preheader(letter)}${NOTHING_MORE}
        </div>
        <table
          role="presentation"
          class="ground"
          lang="en-GB"
          dir="ltr"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${markup.LIGHT.ground}"
          style="background-color:${markup.LIGHT.ground}"
        >
          <tr>
            <td align="${markup.MIDDLE}" style="padding:20px 12px 32px">
              ${outlookOnly({
                markup: `<table role="presentation" width="${markup.WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td>`,
              })}
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:${String(markup.WIDTH)}px"
              >
                ${markup.row(brandHtml(pictures.origin), '0 4px 16px')} ${first ? bandHtml(first) : ''}
                <tr>
                  <td
                    class="card"
                    align="left"
                    bgcolor="${markup.LIGHT.card}"
                    style="background-color:${markup.LIGHT.card};border-radius:${corners};padding:28px ${String(markup.CARD_PADDING)}px 12px"
                  >
                    ${markup.layout(card)}
                  </td>
                </tr>
                <tr>
                  <td align="left" style="padding:24px 4px 0">${markup.layout(below)}</td>
                </tr>
              </table>
              ${outlookOnly({ markup: '</td></tr></table>' })}
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

function bandHtml(first: FirstLine): Html {
  const { note, hours, where } = first;
  const set = (size: number, line: number, colour: string, weight: number) =>
    `margin:0;color:${colour};font-family:${markup.FONT};font-size:${size}px;line-height:${line}px;font-weight:${weight}`;
  const way =
    where === '' ? '' : html`<br /><span class="way" style="${set(17, 26, markup.BAND.way, 700)}">${where}</span>`;
  return html`<tr>
    <td
      class="band"
      align="left"
      bgcolor="${markup.BAND.ground}"
      style="background-color:${markup.BAND.ground};border-radius:16px 16px 0 0;padding:20px ${String(markup.CARD_PADDING)}px"
    >
      ${note ? html`<p class="soft" style="${set(15, 22, markup.BAND.soft, 400)}">${note}</p>` : ''}
      <p class="when pale" style="${set(22, 28, markup.BAND.ink, 700)}">
        ${first.day}${hours === '' ? '' : html`, <span style="white-space:nowrap">${hours}</span>`}${way}
      </p>
    </td>
  </tr>`;
}

/** The name is text, so that it is readable without pictures. */
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
          style="display:block;${markup.lettering({ size: 30, line: 45, weight: 700 })}"
        />
      </td>
      <td class="ink" align="left" style="${markup.lettering({ size: 22, line: 24, weight: 700 })}">
        ${BRAND}<br /><span class="soft" style="${markup.lettering({ size: 13, line: 16, tone: 'soft' })}"
          >${TRADE}</span
        >
      </td>
    </tr>
  </table>`;
}

/** Spells out the links, for mail programs that do not open links. */
function addressesHtml(blocks: readonly Block[]): readonly Html[] {
  const links = blocks.flatMap((block) => (block.kind === 'action' || block.kind === 'link' ? [block] : []));
  return links.map(({ label, url }) =>
    markup.row(
      html`<p class="soft" style="${markup.lettering(markup.SMALL)}">${label}: ${markup.anchor(url, url)}</p>`,
      '0 0 12px',
    ),
  );
}

function senderHtml([name = '', ...lines]: readonly string[]): Html {
  const words = html`<p class="soft" style="${markup.lettering(markup.SMALL)}">
    <strong class="ink" style="color:${markup.LIGHT.ink};font-family:${markup.FONT}">${name}</strong
    >${lines.map((line) => html`<br />${line}`)}
  </p>`;
  return html`<tr>
    <td class="line" style="border-top:1px solid ${markup.LIGHT.line};padding:16px 0 0">${words}</td>
  </tr>`;
}
