/** Returns the URL of an email draft with a link. */
export const mailTo = (subject: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`;
