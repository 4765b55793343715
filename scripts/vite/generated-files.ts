import { extname } from 'node:path';
import { llmsText } from './llms-text.ts';
import { pictureFiles } from './pictures.ts';
import type { AllSites, Site } from './read-sites.ts';
import { resume } from './resume.ts';
import { webManifest } from './site-files.ts';
import { vcard } from './vcard.ts';

/** The CV of a language, below the base. The owner's own one is the same for all. */
export async function cvOf({ cv, folder }: Site) {
  const file = await cv?.();
  return file?.bytes ? { ...file, bytes: file.bytes, fileName: folder + file.fileName } : file;
}

function inFolder(file: string | undefined, folder: string): string | undefined {
  return file?.startsWith(folder) ? file.slice(folder.length) : undefined;
}

/** The generated files: pictures, web manifest, vCard; résumé, CV and llms.txt in each language. */
export async function allFiles(
  contentDir: string,
  base: string,
  { pictures, sites }: AllSites,
  siteUrl?: string,
) {
  const cvs = await Promise.all(sites.map(cvOf));
  const files = [...pictures].flatMap(([file, picture]) => pictureFiles(picture, contentDir, file));
  const address = siteUrl && siteUrl + base;
  const texts = sites.flatMap(({ content, pages, folder }, at) => {
    if (!content) return [];
    const { owner, path } = content;
    const ofLanguage = [
      {
        fileName: `${folder}resume.json`,
        type: 'application/json',
        text: resume(owner, path, pages, address && address + folder),
      },
      {
        fileName: `${folder}llms.txt`,
        type: 'text/plain',
        text: llmsText(
          owner,
          path,
          pages,
          (siteUrl ?? '') + base + folder,
          inFolder(cvs[at]?.fileName, folder),
        ),
      },
    ];
    if (folder) return ofLanguage;
    return [
      ...ofLanguage,
      { fileName: 'contact.vcf', type: 'text/vcard', text: vcard(owner, path, address) },
      {
        fileName: 'site.webmanifest',
        type: 'application/manifest+json',
        text: webManifest({ ...owner.meta, name: owner.meta.title, shortName: owner.name, base }),
      },
    ];
  });
  return [
    ...cvs.flatMap((cv) => (cv?.bytes ? [{ ...cv, bytes: cv.bytes }] : [])),
    ...texts.map(({ text, ...file }) => ({ ...file, bytes: async () => Buffer.from(text) })),
    ...files.map((file) => ({ ...file, type: `image/${extname(file.fileName).slice(1)}` })),
  ];
}
