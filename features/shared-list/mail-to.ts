/** A mail that is not written yet, with a link. */
export const mailTo = (subject: string, link: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(link)}`;
