import { allWords } from '../words';

const OPENING =
  /^(so|also|then|and|plus|oh|yes|i have|i’ve got|i've got|i’ve|i've|we have|we’ve got|we've got|we’ve|we've|there is|there’s|there's|there are|have|got|need to move|moving|to move|my|our|the)\s+/i;
const CLOSING = /[\s.!]*(etc|and so on|please|thanks|thank you)?[\s.!]*$/i;

/**
 * The pieces of a pasted list, one thing each as far as commas, lines, bullets, "and" and "with 4 …" tell, in lower
 * case. `isName` says whether some words are the whole name of one thing, which is never cut ("bunk beds and 2 mattresses").
 */
export function splitList(text: string, isName: (phrase: string) => boolean): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\n\r;•·|]+|\s[-–—]\s(?=\D)/)
    .flatMap((line) => splitLine(tidy(line), isName))
    .map(tidy)
    .filter((phrase) => allWords(phrase).length > 0);
}

function tidy(phrase: string): string {
  let text = phrase
    .replace(/^[\s*\-–—>✓☐[\]]+/, '')
    .replace(/^\d+[.)]\s+/, '')
    .replace(CLOSING, '')
    .trim();
  while (OPENING.test(text)) text = text.replace(OPENING, '');
  return withoutHeading(text);
}

/** "bedroom: double bed" names a place first; "boxes: 15" names a number last. */
function withoutHeading(text: string): string {
  const heading = /^[a-z ]+\d?\s*:\s*(?=.*[a-z])/.exec(text);
  return heading === null ? text : text.slice(heading[0].length);
}

/** A comma inside a name ("sofa, 3 seats") is put back, the longest name first; one inside a number never counts. */
function splitLine(line: string, isName: (phrase: string) => boolean): readonly string[] {
  const parts = line.split(/,(?!\d{3}\b)/).map((part) => part.trim());
  const found: string[] = [];
  for (let from = 0; from < parts.length;) {
    const length = [3, 2].find(
      (count) => from + count <= parts.length && isName(parts.slice(from, from + count).join(', ')),
    );
    if (length === undefined) found.push(...splitJoined(parts[from] ?? '', isName));
    else found.push(parts.slice(from, from + length).join(', '));
    from += length ?? 1;
  }
  return found;
}

const JOINTS =
  /\s+(?:and|plus|as well as)\s+|\s*[&+]\s*|\s+with\s+(?=(?:\d|two|three|four|five|six|eight|ten|matching)\b)/;

function splitJoined(part: string, isName: (phrase: string) => boolean): readonly string[] {
  return isName(part) ? [part] : part.split(JOINTS);
}
