const most = 20_000;
const least = 40;

/**
 * The first paragraph of a README that says something: no heading, badge, list, table, code or HTML.
 *
 * @returns plain text on one line, or nothing
 */
export function firstParagraph(readme: string): string {
  const lines = readme.slice(0, most).replaceAll('\r', '').split('\n');
  let isCode = false;
  let paragraph: string[] = [];
  for (const line of [...lines, '']) {
    if (/^\s{0,3}(```|~~~)/.test(line)) isCode = !isCode;
    else if (isCode) continue;
    else if (isProse(line)) {
      paragraph.push(line.trim());
      continue;
    }
    const text = plainText(paragraph.join(' '));
    if (text.length >= least) return text;
    paragraph = [];
  }
  return '';
}

function isProse(line: string): boolean {
  return (
    line.trim() !== '' &&
    !/^\s*([#>|<=]|!\[|[*+-]\s|-{2,}|\d+[.)]\s|\[!\[|\[[^\]]*\]:)/.test(line) &&
    !/^( {4}|\t)/.test(line)
  );
}

/** What is read of a line of Markdown, without its marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, '')
    .replace(/\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, '')
    .replace(/:[a-z0-9_+-]{1,40}:/g, '')
    .replace(/[*_`]+/g, (marks) => (marks === '_' ? '_' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first sentences of a text, at most `length` characters of it. */
export function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  let taken = '';
  for (const { segment } of sentences) {
    if (taken.length + segment.trimEnd().length > length) break;
    taken += segment;
  }
  return taken.trim() || `${text.slice(0, text.lastIndexOf(' ', length - 1)).trimEnd()} …`;
}
