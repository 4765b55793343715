import * as z from 'zod';
import { fields, repeatedOf } from './fields.ts';

const { text, icon } = fields;

export const technologySchema = z.object({
  src: icon,
  name: text('React'),
  /** Other names in questions; several technologies may share one. */
  alsoCalled: z.array(text('reactjs'), "Use a list, for example ['reactjs'].").optional(),
});

export const technologiesSchema = z
  .record(z.string(), technologySchema)
  .superRefine((technologies, context) => {
    const entries = Object.entries(technologies).map(([key, { name }]) => ({
      path: [key, 'name'],
      value: name,
    }));
    for (const repeated of repeatedOf(entries))
      context.addIssue({
        ...repeated,
        message: "Another technology has the same name. Use a unique name, for example 'React Native'.",
      });
  });

export const toolsSchema = z.array(technologySchema.extend({ alt: text('React logo') }));

/** `src` is a file in `public/`. */
export type Technology = z.infer<typeof technologySchema>;
