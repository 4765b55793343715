type Done = {
  /** Things that `npm run check:sample` lists. */
  left: number;
  isSampleCleared: boolean;
  /** The language of the page. */
  lang: string | undefined;
};

/** What to do after setup, in order. */
export function nextSteps({ left, isSampleCleared, lang = 'en' }: Done): string {
  const steps = [
    '`npm run dev` shows the site and each change as you save.',
    ...(left > 0 ? [`\`npm run check:sample\` lists ${left} things that need your words or pictures.`] : []),
    ...(isSampleCleared
      ? ['src/content/tools.ts has the tools of your projects. Add what else you work with.']
      : []),
    ...(/^en\b/.test(lang)
      ? []
      : [`src/content/words*.ts are in English. Translate them into the language of the page (${lang}).`]),
    'Copy .env.example to .env for the keys of form and chat, and the address of the site.',
    'Run `npm run build`, then `npm run preview`. docs/deploy.md shows how to publish it.',
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
