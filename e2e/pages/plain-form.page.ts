import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { type Filling, fieldsOf } from './form.page';

/** A page's form, read and posted without a browser, as a browser without scripts would. */
export class PlainFormPage {
  private constructor(
    private readonly request: APIRequestContext,
    readonly address: string,
    readonly document: Document,
  ) {}

  static async open(request: APIRequestContext, path: string): Promise<PlainFormPage> {
    return PlainFormPage.read(request, await request.get(path));
  }

  private static async read(request: APIRequestContext, answer: Awaited<ReturnType<APIRequestContext['get']>>) {
    // jsdom complains about styles that it does not know.
    const html = (await answer.text()).replace(/<style\b[\s\S]*?<\/style>/g, '');
    const { document } = new JSDOM(html, { url: answer.url() }).window;
    return new PlainFormPage(request, answer.url(), document);
  }

  field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null {
    return this.form.querySelector(`[name="${name}"]:not([type="hidden"])`);
  }

  /** Fills in the fields that the form has. */
  fill(filling: Filling): void {
    for (const [name, value] of fieldsOf(filling)) {
      const field = this.field(name);
      if (field && 'checked' in field && field.type === 'checkbox') field.checked = value === true;
      else if (field) field.value = String(value);
    }
  }

  /** Posts the form with all its fields. Returns the page that the server answers with, after redirects. */
  async send(): Promise<PlainFormPage> {
    const { defaultView } = this.document;
    if (!defaultView) throw new Error('The page has no window');
    const fields = [...new defaultView.FormData(this.form).entries()].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const answer = await this.request.post(this.form.action, {
      data: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(this.address).origin },
    });
    return PlainFormPage.read(this.request, answer);
  }

  get heading(): string {
    return this.document.querySelector('h1')?.textContent ?? '';
  }

  get form(): HTMLFormElement {
    const form = this.document.querySelector<HTMLFormElement>('main form');
    if (!form) throw new Error(`${this.address} has no form`);
    return form;
  }
}
