import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontsFor, withoutLetters } from '../content/fonts-for.ts';

const folder = import.meta.dirname;

/** Prepares fonts and pictures, by path, for the Typst templates of this folder: https://typst.app/docs */
export async function typesetter(texts: object, pictures: Record<string, Buffer> = {}) {
  const { fonts, missing } = await fontsFor(JSON.stringify(texts));
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: fonts.map(({ data }) => data) }],
  });
  for (const [path, bytes] of Object.entries(pictures)) compiler.mapShadow(join(folder, path), bytes);
  const families = [...new Set(fonts.map(({ name }) => name))];

  function set(template: string, data: object) {
    const shown = JSON.stringify({ ...data, fonts: families }, (_, value) =>
      typeof value === 'string' ? withoutLetters(missing, value) : value,
    );
    const outcome = compiler.compile({ mainFilePath: join(folder, template), inputs: { data: shown } });
    if (outcome.result) return outcome.result;
    const problems = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
    throw new Error(`${template}: ${JSON.stringify(problems)}`);
  }

  return { compiler, families, missing, set };
}
