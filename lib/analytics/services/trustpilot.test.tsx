import { fillReviewWidget } from './trustpilot';

const SCRIPT = 'https://reviews.test/bootstrap/v5/tp.widget.bootstrap.min.js';
const scripts = () => [...document.scripts].map(({ src }) => src);
const place = () => (document.body.innerHTML = '<div data-review-widget></div>');

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.assign(window, { __NEXT_DATA__: { gsp: true } });
  process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID = 'unit';
  process.env.NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN = 'https://reviews.test';
  process.env.NEXT_PUBLIC_CONSENT_MODE = 'granted';
});
afterAll(() => {
  for (const name of ['REVIEW_WIDGET_ID', 'REVIEW_WIDGET_ORIGIN', 'CONSENT_MODE']) {
    Reflect.deleteProperty(process.env, `NEXT_PUBLIC_${name}`);
  }
});

describe('the review widget', () => {
  it('ANA-3: its script is loaded only where it is shown, and once', () => {
    fillReviewWidget();
    expect(scripts()).toEqual([]);
    place();
    fillReviewWidget();
    fillReviewWidget();
    expect(scripts()).toEqual([SCRIPT]);
  });

  it('ANA-3: a second place is filled by the script that is there', () => {
    const loadFromElement = jest.fn();
    Object.assign(window, { Trustpilot: { loadFromElement } });
    place();
    fillReviewWidget();
    fillReviewWidget();
    expect(loadFromElement).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
    Reflect.deleteProperty(window, 'Trustpilot');
  });

  it.each([
    ['an id', { NEXT_PUBLIC_REVIEW_WIDGET_ID: '' }],
    ['consent', { NEXT_PUBLIC_CONSENT_MODE: 'opt-in' }],
  ])('ANA-3: is not there without %s', (_, env) => {
    Object.assign(process.env, env);
    place();
    fillReviewWidget();
    expect(scripts()).toEqual([]);
  });
});
