import * as z from 'zod';
import { fields } from './fields.ts';
import { type Technology, technologySchema } from './technologies.ts';

const { text, url, link, id, download } = fields;
const factsAdvice = "Use a list of two to four, for example ['120 shops', '3 months'].";

const shared = {
  /** Unique within its kind, and part of the page's address: `/website/3`. */
  id,
  title: text('Rain Diary'),
  /** Other names for the search and the chat. */
  alsoCalled: z.array(text('umbrella app'), "Use a list, for example ['umbrella app'].").optional(),
  /** Describes the cover, `cover.png`, to people who cannot see it. Without the file, the build draws a cover. */
  imageAlt: text('A calendar of rain on a laptop').optional(),
  /** The client, team or occasion. */
  owner: text('Personal project'),
  /** A year, or a year and a month: `2024-10`. The page shows it as "October 2024", in its language. */
  date: fields.date(" To show another text, add dateText: 'Spring 2024'."),
  /** Shown instead of the date, e.g. `Spring 2024`. */
  dateText: text('Spring 2024').optional(),
  /** Position in the list: 1 is first. Projects without it follow in the `projectOrder` of `owner.ts`. */
  order: z.number('Use a number, for example 1.').optional(),
  /** A running demo: `https://…`, or `private` for a button that says so. Without it, there is no button. */
  url: link('https://example.com/app').optional(),
  /** The source code: `https://…`, or `private`. */
  urlRepo: link('https://github.com/ana/app').optional(),
  /** For the card, which shows about 110 characters. */
  description: text('A diary of the rain, kept in the browser.'),
  /** The first sentences of the page, if they say more than the description. */
  lead: text('A diary of the rain for gardeners. It works offline.').optional(),
  /** What it does, and for whom. May be empty. */
  p1: z.string("Add a text, or ''."),
  /** What was hard, and how it was solved. May be empty. */
  p2: z.string("Add a text, or ''."),
  role: text('Design and the mobile app, in a team of four').optional(),
  problem: text('Orders lived in three chat groups.').optional(),
  result: text('The shop closes its day in ten minutes.').optional(),
  /** Two to four, of a few words each: '120 shops', '3 months'. The card shows the first. */
  facts: z.array(text('120 shops'), factsAdvice).min(2, factsAdvice).max(4, factsAdvice).optional(),
  quote: z
    .object(
      { text: text('I no longer count twice.'), by: text('Ibu Sri'), role: text('Head of the shop') },
      "Use { text: '…', by: '…', role: '…' }, or delete the line.",
    )
    .optional(),
  /** A caption for each screenshot beside the record: `1.png`, `2.png` … */
  screens: z
    .array(
      text('The month as a calendar'),
      "Use a list with a caption for each screenshot, for example ['The month as a calendar'].",
    )
    .optional(),
  /** The address of a video file. Not needed for a `video.mp4` or `video.webm` beside the record. */
  video: url('https://example.com/rain-diary.mp4', ', or save video.mp4 beside the record').optional(),
  technologies: z.array(
    z.custom<Technology>(
      (value) => technologySchema.safeParse(value).success,
      'Use the names of technologies.ts, for example [react, css].',
    ),
    'Use a list of names from technologies.ts, for example [react, css].',
  ),
};

const websiteSchema = z.object({ kind: z.literal('website'), ...shared });

const mobileSchema = z.object({
  kind: z.literal('mobile'),
  ...shared,
  /** A store link (`https://…`), a file in `public/` (`downloads/app.apk`), or `private`. */
  download: download.optional(),
  p3: z.string('Add a text, or delete the line.').optional(),
});

export const recordSchema = z.discriminatedUnion('kind', [websiteSchema, mobileSchema], {
  error: "Use 'website' or 'mobile'.",
});

export type WebsiteProject = z.infer<typeof websiteSchema>;
export type MobileProject = z.infer<typeof mobileSchema>;
export type ProjectRecord = WebsiteProject | MobileProject;
