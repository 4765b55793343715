type Done = {
  /** Things that `npm run check:sample` lists. */
  left: number;
  isSampleCleared: boolean;
  /** What the page is written in. */
  lang: string | undefined;
};

/** What an owner does once setup has written, in that order. */
export function nextSteps({ left, isSampleCleared, lang = 'en' }: Done): string {
  const steps = [
    '`npm run dev` shows the site, and each change when you save.',
    ...(left > 0
      ? [`\`npm run check:sample\` lists ${left} things that wait for your words or pictures.`]
      : []),
    ...(isSampleCleared
      ? ['src/content/tools.ts has the tools of your projects: add what else you work with.']
      : []),
    ...(/^en\b/.test(lang)
      ? []
      : [`src/content/words*.ts are in English: put them in the language of the page (${lang}).`]),
    '.env, a copy of .env.example, is for the keys of form and chat, and for the address of the site.',
    '`npm run build`, then `npm run preview`. docs/deploy.md puts it online.',
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
}
