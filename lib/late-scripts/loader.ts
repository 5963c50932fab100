import type { EarlyClick, spotOf } from './early-clicks.ts';
import type { EarlyEvent, EarlyLog, WindowWithLog } from './early-log.ts';

/** The id of the element that lists the page's scripts. */
export const LATE_SCRIPTS_ID = 'late-scripts';

/** What the page's HTML would ask for at once: `old` only browsers without modules fetch. */
export type LateScripts = { readonly old: readonly string[]; readonly all: readonly string[] };

export type LoaderSettings = {
  /** LATE_SCRIPTS_ID. */
  readonly listId: string;
  /** Fonts that stand in the page: made ready before the first word, so that none moves. */
  readonly fonts: readonly string[];
  /** Where a page view and a click into a quote are counted: the call logEvent, with its origin. */
  readonly logEvent: string;
  /** In cookies or in the query: this visit is not counted. A regular expression. */
  readonly countingOff: string;
  /** When the page was loaded anew for a script that is gone, and for how long not again (lib/reload-once.ts). */
  readonly reloadedMark: string;
  readonly reloadPauseMs: number;
  /** EARLY_CLICKS_KEY, and in cookies: optional services may hear of a click. A regular expression; null where none can. */
  readonly clicksKey: string;
  readonly mayTellServices: string | null;
};

/**
 * The only script in a page's HTML: asks for the others when the page has loaded and the browser is idle, or at once when
 * somebody touches it, presses a key, or comes near a control with the pointer or the focus
 * (lib/decisions/0054-scripts-after-the-paint.md). Where data is to be saved, only then. Meanwhile it keeps what is
 * pressed and typed. It is sent as its own text, so it may name nothing outside itself.
 */
export function loadLate(settings: LoaderSettings, spotOfTarget: typeof spotOf): void {
  const { listId, fonts, logEvent, countingOff, reloadedMark, reloadPauseMs, clicksKey, mayTellServices } = settings;
  // Never too early, and a browser that cannot shows them a moment later.
  if ('fonts' in document) fonts.forEach((font) => void document.fonts.load(font).catch(() => undefined));

  const CONTROLS = 'a,button,input,select,textarea,summary,label';
  const KEPT = ['input', 'change', 'click', 'submit'];
  const SIGNS = ['touchstart', 'pointerdown', 'keydown', 'focusin', 'input', 'pointerover'];
  const PATIENCE_MS = 3000;
  const MOST_ERRORS = 20;
  const savesData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  const kept: EarlyEvent[] = [];
  let isAsked = false;
  let missing: string[] = [];

  const keep = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    // Things in a drawing are pressed like buttons (features/account/ChooseThings).
    const control = type === 'click' ? target.closest('button,[data-thing]') : target;
    if (!control) return;
    if (type === 'submit') {
      // One that leads somewhere needs no code.
      if (control.hasAttribute('action')) return;
      event.preventDefault();
    }
    kept.push({ type: type === 'change' ? 'input' : (type as EarlyEvent['type']), target: control, event });
  };
  const errors: unknown[] = [];
  const keepError = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (errors.length < MOST_ERRORS) errors.push('reason' in event ? event.reason : (event.error ?? event.message));
  };
  addEventListener('error', keepError);
  addEventListener('unhandledrejection', keepError);
  const log: EarlyLog = {
    kept,
    isUsed: false,
    stopCounting: () => removeEventListener('click', countClick, true),
    stop: () => KEPT.forEach((type) => removeEventListener(type, keep, true)),
    takeErrors: () => {
      removeEventListener('error', keepError);
      removeEventListener('unhandledrejection', keepError);
      return errors.splice(0);
    },
  };
  (window as WindowWithLog).earlyLog = log;
  KEPT.forEach((type) => addEventListener(type, keep, true));

  const add = (src: string, isOld: boolean) => {
    const script = document.createElement('script');
    script.noModule = isOld;
    script.async = false;
    script.onerror = () => {
      script.remove();
      const askAgain = () => {
        missing.push(src);
        isAsked = false;
        listen();
      };
      // Gone with an older build (4xx): the page of today asks for others. Never twice in a minute, not while something is
      // typed, and not where nothing may be kept. What is there after all, or beyond a network, is asked for again.
      fetch(src, { method: 'HEAD', cache: 'no-store' })
        .then(({ status }) => {
          if (status < 400 || status >= 500) return askAgain();
          const before = Number(sessionStorage.getItem(reloadedMark) ?? 0);
          if (kept.length > 0 || Date.now() - before < reloadPauseMs) return askAgain();
          sessionStorage.setItem(reloadedMark, String(Date.now()));
          location.reload();
        })
        .catch(askAgain);
    };
    script.src = src;
    document.head.append(script);
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    SIGNS.forEach((sign) => removeEventListener(sign, onSign, true));
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fetchAll);
    else fetchAll();
  };
  const fetchAll = () => {
    const again = missing;
    missing = [];
    if (again.length > 0) {
      again.forEach((src) => add(src, false));
      return;
    }
    const list = JSON.parse(document.getElementById(listId)?.textContent ?? '{"old":[],"all":[]}') as LateScripts;
    list.old.forEach((src) => add(src, true));
    list.all.forEach((src) => add(src, false));
  };
  const onSign = (event: Event) => {
    const isPassing = event.type === 'pointerover';
    if (isPassing && (savesData || !(event.target instanceof Element && event.target.closest(CONTROLS)))) return;
    log.isUsed = true;
    ask();
  };
  const listen = () => SIGNS.forEach((sign) => addEventListener(sign, onSign, { capture: true, passive: true }));
  listen();

  const whenIdle = () => {
    if (savesData) return;
    if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: PATIENCE_MS });
    else setTimeout(ask, 200);
  };
  // What is on the screen must not wait for what comes after it: a frame that was asked for is not painted yet.
  const afterPaint = (then: () => void) => {
    const canTell = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!canTell) {
      requestAnimationFrame(() => setTimeout(then));
      return;
    }
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      painted.disconnect();
      then();
    });
    painted.observe({ type: 'paint', buffered: true });
  };
  addEventListener('load', () => afterPaint(whenIdle));

  const tell = (type: string, details: object) => {
    if (new RegExp(countingOff).test(`${document.cookie};${location.search}`)) return;
    const body = JSON.stringify({ type, value: JSON.stringify(details) });
    const headers = { 'Content-Type': 'application/json' };
    // Unread, an answer keeps its request open.
    fetch(logEvent, { method: 'POST', keepalive: true, priority: 'low', headers, body })
      .then((answer) => answer.text())
      .catch(() => undefined);
  };
  const count = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || document.querySelector('meta[name=robots]')) return;
    tell('page_view', { path: new URL(canonical.href).pathname });
  };
  // The next page tells the services: their code is not here yet, and this page is left.
  const countClick = ({ target }: Event) => {
    const spot = spotOfTarget(target);
    if (spot === null) return;
    tell('get_a_quote_click_v2', { spot });
    if (mayTellServices === null || !new RegExp(mayTellServices).test(document.cookie)) return;
    const click: EarlyClick = { spot, time: Date.now() };
    try {
      const before = JSON.parse(sessionStorage.getItem(clicksKey) ?? '[]') as EarlyClick[];
      sessionStorage.setItem(clicksKey, JSON.stringify([...before, click]));
    } catch {
      // What nobody may keep is counted by our backend alone.
    }
  };
  addEventListener('click', countClick, true);
  document.addEventListener('DOMContentLoaded', () => afterPaint(count));
  addEventListener('pageshow', ({ persisted }) => persisted && count());
}

/** The loader as a text of its own. What hashes it (headers/inline-scripts.ts) and what writes it into pages take the same one. */
export const loaderText = (settings: LoaderSettings, spotOfTarget: typeof spotOf): string =>
  `(${loadLate.toString()})(${JSON.stringify(settings)},${spotOfTarget.toString()})`;
