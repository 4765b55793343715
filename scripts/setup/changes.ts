import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { builders, generateCode, type ProxifiedModule, parseModule } from 'magicast';
import { checkContent } from '../content/check-content.ts';
import { errorList } from '../content/content-error.ts';
import { isFontError } from '../content/fonts-for.ts';
import { draftsFile, hashesIn, hashList, hashOf, sampleFile } from '../content/sample-left.ts';

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

/** A value for a module. */
export function written(value: unknown) {
  return builders.raw(literal(value));
}

export function literal(value: unknown): string {
  const all = { depth: null, maxArrayLength: null, maxStringLength: null };
  return inspect(value, { ...all, breakLength: Number.POSITIVE_INFINITY });
}

/** Whether the sample has a text, or one in a list or object. */
export function isSample(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSample);
  return typeof value === 'string' && hashesIn(sampleFile).includes(hashOf(value));
}

/** Whether the owner has still to replace a text of a property: the sample's, or one that an earlier run of setup drafted. */
export function isDraft(key: string, value: unknown): boolean {
  const drafts = hashesIn(draftsFile);
  return isSample(value) || [value].flat().some((text) => drafts.includes(hashOf(`${key}: ${text}`)));
}

/** Lists drafted texts of a property, or pictures, for `npm run check:sample`, which names them until the owner changes them. */
export function addDrafts(changes: Changes, key: string, texts: readonly (string | Buffer)[]): void {
  const known = changes.get(draftsFile)?.toString().trim().split(/\s+/) ?? hashesIn(draftsFile);
  const hashes = texts.map((text) => hashOf(typeof text === 'string' ? `${key}: ${text}` : text));
  changes.set(draftsFile, hashList([...known, ...hashes]));
}

/** Drops changes that change nothing. @returns a line for each of the others */
export function dropUnchanged(changes: Changes): string[] {
  const lines: string[] = [];
  for (const [path, content] of changes) {
    const isThere = existsSync(path);
    const isSame = isThere === (content !== undefined);
    if (isSame && (!isThere || readFileSync(path).equals(Buffer.from(content ?? '')))) changes.delete(path);
    else lines.push(`${content === undefined ? 'delete' : isThere ? 'change' : 'new'} ${path}`);
  }
  return lines.sort();
}

/** Writes all changes or none: restores every file if a write or the check afterwards fails. */
export async function applyChanges(changes: Changes, check = checkWritten): Promise<void> {
  const backup = mkdtempSync(join(tmpdir(), 'portfolio-'));
  const old = [...changes.keys()].filter((path) => existsSync(path));
  for (const path of old) cpSync(path, join(backup, path), { recursive: true });
  const made: string[] = [];
  try {
    for (const [path, content] of changes) {
      rmSync(path, { recursive: true, force: true });
      if (content === undefined) continue;
      made.push(mkdirSync(dirname(path), { recursive: true }) ?? path);
      writeFileSync(path, content);
    }
    await check(changes);
  } catch (error) {
    for (const path of [...made, ...old]) rmSync(path, { recursive: true, force: true });
    for (const path of old) cpSync(join(backup, path), path, { recursive: true });
    throw error;
  } finally {
    rmSync(backup, { recursive: true });
  }
}

async function checkWritten(changes: Changes): Promise<void> {
  const found = await checkContent(contentDir);
  const errors = found.filter((one) => changes.has(one.file) && !one.warning && !isFontError(one));
  if (errors.length > 0) throw new Error(`Nothing was changed, because of ${errorList(errors)}`);
}
