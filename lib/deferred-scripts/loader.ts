import type { EarlyClick, spotOf } from './early-clicks.ts';
import type { EarlyEvent, EarlyLog, WindowWithLog } from './early-log.ts';

export const DEFERRED_SCRIPTS_ID = 'late-scripts';

/** Only browsers without modules load `old`. */
export type DeferredScripts = { readonly old: readonly string[]; readonly all: readonly string[] };

export type LoaderSettings = {
  readonly listId: string;
  /** Loaded before the first paint so that no text moves. */
  readonly fonts: readonly string[];
  /** The address of the call logEvent. */
  readonly logEvent: string;
  /** Cookies or a query that match exclude the visit from the counts. */
  readonly countingOff: string;
  /** RELOADED_MARK and RELOAD_PAUSE_MS of lib/reload-once.ts, for a script that is gone. */
  readonly reloadedMark: string;
  readonly reloadPauseMs: number;
  /** Cookies that match allow optional services to get clicks; null without services. */
  readonly clicksKey: string;
  readonly mayTellServices: string | null;
};

/**
 * Loads the page's other scripts once the page has loaded and is idle, or the visitor approaches a control
 * (docs/decisions/0054-scripts-after-the-paint.md). Meanwhile it records clicks and input. It is sent as source text,
 * so it may use no name from outside itself.
 */
export function loadDeferred(settings: LoaderSettings, spotOfTarget: typeof spotOf): void {
  const { listId, fonts, logEvent, countingOff, reloadedMark, reloadPauseMs, clicksKey, mayTellServices } = settings;
  // Browsers without the Font Loading API show the fonts a moment later.
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
    // Items in a drawing act as buttons (features/account/ChooseThings).
    const control = type === 'click' ? target.closest('button,[data-thing]') : target;
    if (!control) return;
    if (type === 'submit') {
      // A form with an action works without code.
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
      // A 4xx means that a deploy removed the file: reload the page, unless it was just reloaded or has recorded
      // actions.
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
    const list = JSON.parse(document.getElementById(listId)?.textContent ?? '{"old":[],"all":[]}') as DeferredScripts;
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
  // Waits for the paint itself, because a requested animation frame runs before its paint.
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
    // An answer that is not read keeps its request open.
    fetch(logEvent, { method: 'POST', keepalive: true, priority: 'low', headers, body })
      .then((answer) => answer.text())
      .catch(() => undefined);
  };
  const count = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || document.querySelector('meta[name=robots]')) return;
    tell('page_view', { path: new URL(canonical.href).pathname });
  };
  // The next page reports the click to the services, whose code has not loaded yet.
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
      // Without storage only our backend counts the click.
    }
  };
  addEventListener('click', countClick, true);
  document.addEventListener('DOMContentLoaded', () => afterPaint(count));
  addEventListener('pageshow', ({ persisted }) => persisted && count());
}

/** Returns the loader's source text, also for the code that hashes it (headers/inline-scripts.ts). */
export const loaderText = (settings: LoaderSettings, spotOfTarget: typeof spotOf): string =>
  `(${loadDeferred.toString()})(${JSON.stringify(settings)},${spotOfTarget.toString()})`;
