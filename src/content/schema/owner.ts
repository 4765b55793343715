import * as z from 'zod';
import { homeParts } from '#content/schema/home-parts.ts';
import { fields, list, orEmpty } from './fields.ts';

const { text, url, icon } = fields;

const portfolio = (label: string) => {
  const none = ', or delete these lines to hide the button';
  const address = url('https://example.com/portfolio.pdf', none);
  return z.object({ label: text(label), url: address }, `Add a label and a url${none}.`).optional();
};

const ownerFields = z.object({
  name: text('Ana'),
  fullName: text('Ana Lestari'),
  role: text('Software Developer'),
  monogram: fields.monogram,
  inscription: fields.inscription.optional(),
  personal: text('A student who turns small problems into software.'),
  typedLines: list(text('I build for web and mobile'), "['I build for web and mobile']"),
  bio: list(text('I like the moment when an idea becomes something to tap.'), "['I like …', 'Most of my …']"),
  location: text('Semarang, Indonesia'),
  email: orEmpty(fields.email),
  phone: orEmpty(fields.phone),
  whatsapp: orEmpty(fields.whatsapp),
  callMe: orEmpty(fields.callMe),
  openTo: text('Open to internships from January 2027').optional(),
  replyTime: text('I usually reply within a day.').optional(),
  designPortfolio: portfolio('View My Design Portfolio PDF'),
  projectPortfolio: portfolio('View My Project Portfolio PDF'),
  cv: z.literal([false, 'a4', 'letter'], "Use 'a4', 'letter', or false for no CV.").optional(),
  profiles: z.array(z.object({ name: text('GitHub'), icon, url: url('https://github.com/ana') })),
  projectOrder: z.enum(['date', 'listed'], "Use 'date' or 'listed'.").optional(),
  sections: z.array(z.enum(homeParts, `Use ${homeParts.join(', ')}.`)).optional(),
  firstTab: z.enum(['website', 'mobile'], "Use 'website' or 'mobile'.").optional(),
  meta: z.object({
    title: text('Ana Lestari | Software Developer'),
    description: text('Portfolio of Ana Lestari, who builds mobile apps and websites.'),
    keywords: z.array(text('Flutter')),
    author: text('Ana Lestari'),
  }),
});

export const ownerSchema = ownerFields.superRefine(({ email, phone, whatsapp, callMe }, context) => {
  if (email || phone || whatsapp || callMe) return;
  const message =
    "Visitors need a way to reach you: fill in email, phone, whatsapp or callMe, for example 'ana@example.com'.";
  context.addIssue({ code: 'custom', input: email, path: ['email'], message });
});

export type HomePart = (typeof homeParts)[number];

export type Owner = z.infer<typeof ownerFields>;
