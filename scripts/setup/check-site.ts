import { spawnSync } from 'node:child_process';
import { log, note, outro } from '@clack/prompts';
import { checkContent } from '../content/check-content.ts';
import { errorList } from '../content/content-error.ts';
import { fontAdvice, fontsFor, isFontError } from '../content/fonts-for.ts';
import { sampleLeft, untranslatedFiles } from '../content/sample-left.ts';
import { contentDir } from './changes.ts';

/** Installs the fonts of a text that are missing. @returns whether there were any */
export async function installFonts(text: string): Promise<boolean> {
  const { missing } = await fontsFor(text);
  const packages = missing ? (fontAdvice(missing).match(/@expo-google-fonts\/[\w-]+/g) ?? []) : [];
  if (packages.length > 0) npm(['install', '--save-dev', '--no-audit', '--no-fund', ...packages]);
  return packages.length > 0;
}

/** Checks the code, builds the site, and says what is left to do. @throws Error for the first check that fails */
export async function checkSite(): Promise<void> {
  const found = await checkContent(contentDir);
  await installFonts(found.map(({ message }) => message).join());
  const warnings = found.filter((one) => one.warning && !isFontError(one));
  if (warnings.length > 0) log.warn(errorList(warnings));
  for (const script of ['lint', 'typecheck', 'build']) npm(['run', script]);
  const left = sampleLeft(contentDir);
  const untranslated = await untranslatedFiles(contentDir);
  const lines = [
    '`npm run dev` shows the site and each change as you save.',
    left.some((line) => line.includes('portrait.')) &&
      `Replace ${contentDir}/pictures/portrait.png with a photo of you: a square PNG, or a portrait.jpg.`,
    left.length > 0 &&
      `\`npm run check:sample\` lists ${left.length} sample texts, drafts and pictures to replace.`,
    untranslated.length > 0 && `Still to translate (docs/languages.md):\n  ${untranslated.join('\n  ')}`,
    'docs/customise.md explains the keys for the form and the chat, and docs/deploy.md how to publish the site.',
  ];
  note(lines.filter(Boolean).join('\n'), 'Next');
  outro('Your site builds.');
}

function npm(args: string[]): void {
  log.step(`npm ${args.join(' ')}`);
  // Vite has set it to development while it read the content, which the build would take over.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`Your files are written, but \`npm ${args.join(' ')}\` fails:\n${stdout}${stderr}`);
}
