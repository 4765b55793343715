type Done = {
  /** The number of items in `npm run check:sample`. */
  left: number;
  isSampleCleared: boolean;
  /** The language of the page. */
  lang: string | undefined;
};

/** What to do after setup, in order. */
export function nextSteps({ left, isSampleCleared, lang = 'en' }: Done): string {
  const steps = [
    '`npm run dev` shows the site and each change as you save.',
    ...(left > 0 ? [`\`npm run check:sample\` lists ${left} sample texts and pictures to replace.`] : []),
    ...(isSampleCleared
      ? ['src/content/tools.ts lists the tools of your projects. Add others that you use.']
      : []),
    ...(/^en\b/.test(lang)
      ? []
      : [`src/content/words*.ts are in English. Translate them to the language of the page (${lang}).`]),
    'Copy .env.example to .env, and set the site’s address and the keys for the form and the chat.',
    'Run `npm run build`, then `npm run preview`. docs/deploy.md shows how to publish it.',
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
