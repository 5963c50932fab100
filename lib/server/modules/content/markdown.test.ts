import { renderMarkdown } from './markdown';

const render = (source: string) => renderMarkdown('sample.md', source);
const html = (source: string) => render(source).html.trim();

describe('Markdown', () => {
  it.each([
    ['**bold** and *soft*', '<p><strong>bold</strong> and <em>soft</em></p>'],
    ['"Two" movers don\'t', '<p>“Two” movers don’t</p>'],
    ['[prices](/prices)', '<p><a href="/prices">prices</a></p>'],
    ['from {{price:mini}} on', '<p>from £169 on</p>'],
    ['2 < 3 & 4', '<p>2 &lt; 3 &amp; 4</p>'],
  ])('writes %j as %j', (source, expected) => expect(html(source)).toBe(expected));

  it('gives each section an address and lists it', () => {
    const { html: written, headings } = render('## What’s a *permit*?\n\n### From {{price:mini}}');
    expect(written).toContain('<h2 id="whats-a-permit"><a href="#whats-a-permit">What’s a <em>permit</em>?</a></h2>');
    expect(written).toContain('<h3 id="from-169">');
    expect(headings).toEqual([{ id: 'whats-a-permit', text: 'What’s a permit?' }]);
  });

  it('draws a figure, with the words of the catalogue or with its own', () => {
    expect(html('![](drawing:units/6x4 "Drawn to scale")')).toMatch(
      /^<figure><img src="\/drawings\/units\/6x4\.\w+\.svg" width="\d+" height="\d+" alt="6 × 4 ft unit[^"]+" loading="lazy" decoding="async"><figcaption>Drawn to scale<\/figcaption><\/figure>$/,
    );
    expect(html('![A "small" sofa](drawing:items/sofa)')).toContain('alt="A &quot;small&quot; sofa"');
  });

  it('A11Y-1: lets a wide table be scrolled with the keyboard, named by its section', () => {
    const table = html('## Sizes\n\n| a | b |\n|---|---|\n| {{price:mini}} | 2 |');
    expect(table).toContain('<div class="table" role="region" aria-labelledby="sizes" tabindex="0"><table>');
    expect(table).toContain('<td>£169</td>');
  });

  it('counts the words that are read', () => {
    expect(render('## Two words\n\nOne **more** [line](/faq)\nhere.').words).toBe(6);
  });

  it.each([
    ['{{price:castle}}', /sample\.md:\n  - {{price:castle}}: "price" has only mini/],
    ['{{price:mini', /has no closing }}/],
    ['# Title', /"Title" is no heading of level 2 or 3/],
    ['#### Deep', /"Deep" is no heading/],
    ['## Same\n\n## Same', /Two headings say "Same"/],
    ['![A castle](drawing:units/castle)', /There is no drawing "units\/castle"/],
    ['![A bed](https://other.example/bed.png)', /is no drawing/],
    ['![](drawing:items/sofa)', /needs words in its brackets/],
    ['Text ![A sofa](drawing:items/sofa)', /stands alone in its paragraph/],
    ['[run](javascript:alert(1))', /is no address for a link/],
    ['[run](JAVASCRIPT:alert(1))', /is no address for a link/],
    ['[other](//evil.example)', /is no address for a link/],
    ['[data](data:text/html,x)', /is no address for a link/],
    ['[plain](http://other.example)', /is no address for a link/],
    ['<https:evil>', /is HTML|is no address/],
    ['<script>alert(1)</script>', /"<script>" is HTML/],
    ['One <img src=x onerror=alert(1)> two', /is HTML/],
    ['<!-- hidden -->', /is HTML/],
    ['| a |\n|---|\n| <b>x</b> |', /"<b>" is HTML/],
  ])('stops the build at %j', (source, message) => expect(() => render(source)).toThrow(message));

  it.each(['`<script>`', '    <script>', '{{company:legal_name}}', '\\<b>', '&lt;b&gt;'])(
    'leaves nothing in %j that a browser would run',
    (source) => {
      try {
        expect(html(source).replace(/<\/?(?:p|code|pre)>/g, '')).not.toMatch(/[<>]/);
      } catch (error) {
        expect(String(error)).toMatch(/is HTML/);
      }
    },
  );
});
