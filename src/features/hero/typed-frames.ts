export type TypedFrame = { text: string; milliseconds: number };

const perCharacter = 150;
const perErased = 40;
const beforeErasing = 2_000;

/**
 * The endless sequence of texts that types one line after the other, and how long each is shown. It starts with the first
 * line complete, as in the prerendered file. Text is literal, and characters are what a reader sees as one: an emoji with
 * its modifiers, a flag, or a letter with its marks never appears in part.
 */
export function* typedFrames(lines: readonly string[]): Generator<TypedFrame, never> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const ends = lines.map((line) => [0, ...Array.from(segmenter.segment(line), endOf)]);
  for (let turn = 0; ; turn++) {
    const line = lines[turn % lines.length] ?? '';
    const [nothing, ...rest] = ends[turn % lines.length] ?? [0];
    const erased = [nothing, ...rest.slice(0, -1)].reverse();
    for (const end of turn === 0 ? [] : rest.slice(0, -1)) yield frame(line, end, perCharacter);
    yield frame(line, line.length, beforeErasing);
    for (const end of erased) yield frame(line, end, end ? perErased : perCharacter);
  }
}

function endOf({ index, segment }: Intl.SegmentData): number {
  return index + segment.length;
}

function frame(line: string, end: number | undefined, milliseconds: number): TypedFrame {
  return { text: line.slice(0, end), milliseconds };
}
