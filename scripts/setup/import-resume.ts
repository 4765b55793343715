import { readFile } from 'node:fs/promises';
import { validate } from '@jsonresume/schema';
import * as technologies from '#content/technologies.ts';
import { findTechnologies } from './find-technologies.ts';
import type { Typed } from './import-github.ts';
import { monthOf, type ProjectDraft, slugOf, webAddress } from './project-draft.ts';
import { firstSentences } from './readme-text.ts';

/** The parts of https://jsonresume.org/schema (1.0.0) that this site has a place for. All are optional there. */
type Resume = {
  basics?: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    summary?: string;
    location?: { city?: string; region?: string; countryCode?: string };
    profiles?: { network?: string; url?: string }[];
  };
  projects?: {
    name?: string;
    description?: string;
    highlights?: string[];
    keywords?: string[];
    startDate?: string;
    endDate?: string;
    url?: string;
    entity?: string;
    type?: string;
  }[];
};

/**
 * Reads a résumé.
 *
 * @returns answers as they would be typed, and a draft of each project
 * @throws Error in one sentence when the file is missing, no JSON, or not in the form
 */
export async function readResume(file: string): Promise<{ typed: Typed; drafts: ProjectDraft[] }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read. Is that where the résumé lies?`);
  });
  const { basics = {}, projects = [] } = parse(file, text);
  const { name, label, email, phone, summary, location, profiles = [] } = basics;
  const place = [location?.city, location?.region ?? location?.countryCode].filter(Boolean).join(', ');
  const links = profiles.flatMap(({ url }) => webAddress(url) ?? []);
  const typed: Typed = {
    ...(name && { name: name.split(/\s+/)[0], fullName: name }),
    ...(label && { role: label }),
    ...(email && { email }),
    ...(phone?.startsWith('+') && { whatsapp: phone }),
    ...(summary && { personal: firstSentences(summary, 240), bio: summary }),
    ...(place && { location: place }),
    ...(links.length > 0 && { profiles: links.join(' | ') }),
  };
  return { typed, drafts: await Promise.all(projects.filter(({ name }) => name).map(draftOf)) };
}

async function draftOf(project: NonNullable<Resume['projects']>[number]): Promise<ProjectDraft> {
  const {
    name = '',
    description,
    highlights = [],
    keywords = [],
    startDate,
    endDate,
    url,
    entity,
    type,
  } = project;
  const link = webAddress(url);
  const isRepository = link !== undefined && /^https:\/\/(github|gitlab|codeberg)\./.test(link);
  const said = description ?? highlights[0] ?? `${name} is a project of mine.`;
  return {
    kind: /mobile|android|ios/i.test([type, ...keywords].join(' ')) ? 'mobile' : 'website',
    title: name,
    slug: slugOf(name),
    owner: entity ?? 'Personal project',
    date: monthOf(endDate ?? startDate ?? String(new Date().getFullYear())),
    url: link && !isRepository ? link : 'private',
    urlRepo: link && isRepository ? link : 'private',
    download: 'private',
    description: firstSentences(said, 220),
    p1: [said, ...highlights.filter((one) => one !== said)].join(' '),
    technologies: await findTechnologies([], keywords, technologies),
  };
}

function parse(file: string, text: string): Resume {
  const resume = json(file, text);
  let problems: readonly { property: string; message: string }[] = [];
  validate(resume, (errors) => {
    problems = errors ?? [];
  });
  const [first] = problems;
  if (first) {
    const place = first.property.replace(/^instance\.?/, '') || 'the whole';
    throw new Error(`${file} is no résumé in the form of jsonresume.org: ${place} ${first.message}.`);
  }
  return resume as Resume;
}

function json(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON. Export the résumé again from where you keep it.`);
  }
}
