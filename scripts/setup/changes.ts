import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builders, generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { checkContent } from '../content/check-content.ts';
import { errorList } from '../content/content-error.ts';
import { draftsFile, hashesIn, hashOf, textsFile } from '../content/sample-left.ts';

/** New contents by path from the root of the repository; `undefined` deletes a file or folder. */
export type Changes = Map<string, string | Buffer | undefined>;

export const contentDir = 'src/content';

/** Changes values of a content module. Comments, layout and line ends stay. */
export function edit(changes: Changes, file: string, change: (module: ProxifiedModule) => void): void {
  const path = join(contentDir, file);
  if (!existsSync(path) || (changes.has(path) && changes.get(path) === undefined)) return;
  const source = changes.get(path)?.toString() ?? readFileSync(path, 'utf8');
  const lineTerminator = source.includes('\r\n') ? '\r\n' : '\n';
  const format = { tabWidth: 2, wrapColumn: 110, quote: 'single', trailingComma: true } as const;
  try {
    const module = parseModule(source);
    change(module);
    const { code } = generateCode(module, { lineTerminator, format });
    changes.set(path, code.trimEnd() + lineTerminator);
  } catch (error) {
    throw new Error(`${path} can’t be changed: ${error instanceof Error ? error.message : error}`);
  }
}

/** The declaration of a name, exported or not. */
export function declarationOf({ $ast }: ProxifiedModule, name: string) {
  return ($ast.type === 'Program' ? $ast.body : [])
    .map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
    .flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
}

/** A value for a module. */
export function written(value: unknown) {
  return typeof value === 'object' && value !== null ? builders.raw(literal(value)) : value;
}

/** Source of a value. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${fields.map(([key, one]) => `${key}: ${literal(one)}`).join(', ')} }`;
}

/** Whether the sample has a text, or one in a list or object. */
export function isSample(value: unknown, files = [textsFile]): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((one) => isSample(one, files));
  return typeof value === 'string' && files.some((file) => hashesIn(file).includes(hashOf(value)));
}

/** Whether the owner has still to replace a text: the sample's, or one that an earlier run of setup drafted. */
export function isDraft(value: unknown): boolean {
  return isSample(value, [textsFile, draftsFile]);
}

/** Lists drafted texts for `npm run check:sample`, which names them until the owner changes them. */
export function addDrafts(changes: Changes, texts: readonly string[]): void {
  const known = changes.get(draftsFile)?.toString();
  const all = new Set([...(known ? JSON.parse(known) : hashesIn(draftsFile)), ...texts.map(hashOf)]);
  changes.set(draftsFile, `${JSON.stringify([...all].sort(), null, 2)}\n`);
}

/** Drops changes that change nothing. @returns a line for each of the others */
export function dropUnchanged(changes: Changes): string[] {
  for (const [path, content] of changes) {
    const isThere = existsSync(path) && !(changes.has(dirname(path)) && content === undefined);
    const isSame = isThere && content !== undefined && Buffer.from(content).equals(readFileSync(path));
    if (isSame || (!isThere && content === undefined)) changes.delete(path);
  }
  const verb = (path: string) => (existsSync(path) ? 'change' : 'new');
  return [...changes]
    .map(([path, content]) => `${content === undefined ? 'delete' : verb(path)} ${path}`)
    .sort();
}

/**
 * Writes all changes or none: restores every file if a write or the check fails, or a signal arrives.
 *
 * @param check runs after the files are written
 */
export async function applyChanges(changes: Changes, check = checkWritten): Promise<void> {
  const paths = [...changes.keys()];
  const old = new Map(paths.flatMap(filesAt).map((file) => [file, readFileSync(file)]));
  const added = paths.filter((path) => !existsSync(path)).map(firstMissing);
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  try {
    for (const [path, content] of changes) write(path, content);
    await check(changes);
    if (isInterrupted) throw new Error('Interrupted. Nothing was changed.');
  } catch (error) {
    for (const path of added) rmSync(path, { recursive: true, force: true });
    for (const [file, content] of old) write(file, content);
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function checkWritten(changes: Changes): Promise<void> {
  const found = await checkContent(contentDir);
  const errors = found.filter(({ file, warning }) => changes.has(file) && !warning);
  if (errors.length > 0) throw new Error(`Nothing was changed, because of ${errorList(errors)}`);
}

function firstMissing(path: string): string {
  return existsSync(dirname(path)) ? path : firstMissing(dirname(path));
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesAt(join(path, name)));
}

function write(path: string, content: string | Buffer | undefined): void {
  rmSync(path, { recursive: true, force: true });
  if (content === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
