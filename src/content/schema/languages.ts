import * as z from 'zod';
import { fields, isText, repeatedOf } from './fields.ts';

const { text } = fields;

export const languagesSchema = z
  .array(
    z.object({
      lang: z.custom<string>(
        (value) => isText(value) && /^[a-z]{2,3}(-\w+)*$/.test(value),
        "Use a language tag, for example 'id'.",
      ),
      name: text('Bahasa Indonesia'),
      offer: text('Situs ini juga ada dalam'),
      decline: text('Nanti saja'),
    }),
  )
  .superRefine((languages, context) => {
    const entries = languages.map(({ lang }, index) => ({ path: [index, 'lang'], value: lang }));
    for (const repeated of repeatedOf(entries))
      context.addIssue({ ...repeated, message: 'List each language once.' });
  });

export type Language = z.infer<typeof languagesSchema>[number];
