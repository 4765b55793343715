import type * as z from 'zod';
import { loadContent } from '../content/load-content.ts';
import {
  botSchema,
  mobileSchema,
  ownerSchema,
  pathSchema,
  technologiesSchema,
  toolsSchema,
  websiteSchema,
} from '../content/schemas.ts';
import type { Changes } from './apply-changes.ts';

type Modules = Awaited<ReturnType<typeof loadContent>>['modules'];

const folder = 'src/content';

/**
 * Loads the content modules on disk, e.g. `owner.ts`.
 *
 * @throws Error if one of `files` can't be loaded
 */
export async function readModules(files: readonly string[]): Promise<Modules> {
  const { modules } = await loadContent(folder);
  const broken = files.find((file) => !modules[file]);
  if (broken) throw new Error(`${folder}/${broken} can’t be loaded. \`npm run build\` shows why.`);
  return modules;
}

/**
 * Checks the changed content files like the build.
 *
 * @throws Error if one is invalid
 */
export async function checkWritten(changes: Changes): Promise<void> {
  const files = [...changes]
    .filter(([path, text]) => text !== undefined && path.startsWith(`${folder}/`) && path.endsWith('.ts'))
    .map(([path]) => path.slice(folder.length + 1));
  const modules = await readModules(files.filter((file) => schemaOf(file)));
  const errors = files.flatMap((file) => {
    const [name, schema] = schemaOf(file) ?? [];
    const value = name === '*' ? modules[file] : modules[file]?.[name ?? ''];
    const issues = schema?.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) => `${folder}/${file}: ${path.join('.')}: ${message}`);
  });
  if (errors.length > 0)
    throw new Error(`Nothing was changed, because the result would not build:\n${errors.join('\n')}`);
}

function schemaOf(file: string): [name: string, schema: z.ZodType] | undefined {
  if (file.startsWith('projects/website/')) return ['default', websiteSchema];
  if (file.startsWith('projects/mobile/')) return ['default', mobileSchema];
  return schemas[file];
}

const schemas: Record<string, [name: string, schema: z.ZodType]> = {
  'owner.ts': ['owner', ownerSchema],
  'bot.ts': ['bot', botSchema],
  'technologies.ts': ['*', technologiesSchema],
  'tools.ts': ['tools', toolsSchema],
  'path.ts': ['path', pathSchema],
};
