/** Selector of a form's element. In its own file, to keep the form texts out of the loader. */
export const FORM_PLACE = '[data-form]';
/** Events of a form's element when it appears without server markup, and when it is removed. */
export const FORM_SHOWN = 'ssm:form-shown';
export const FORM_GONE = 'ssm:form-gone';
