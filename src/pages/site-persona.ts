import { folder, languages } from '#content/assemble/site-languages.ts';
import { bot } from '#content/bot.ts';
import { longest } from '#features/contact/message.ts';
import { siteData } from '#features/search/site-data.ts';
import { personaText } from '#files/persona.ts';

export function persona(): string {
  const language = languages.find((one) => one.folder === folder)?.name;
  return personaText({ ...siteData, bot, language, longestMessage: longest.message });
}
