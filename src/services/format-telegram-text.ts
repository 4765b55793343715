/** The values of the three lines. */
export type TelegramFields = { name: string; email: string; message: string };

/**
 * The message as the owner reads it: one labelled line for each field, escaped for `parse_mode=html`.
 *
 * Follows "HTML style" of https://core.telegram.org/bots/api#formatting-options: `&`, `<` and `>` stand as entities, and
 * nothing else has a meaning in text. Telegram counts its limit of 4,096 after it has read the entities.
 */
export function formatTelegramText({ name, email, message }: TelegramFields): string {
  return [`Nama: ${escapeHtml(name)}`, `Email: ${escapeHtml(email)}`, `Pesan: ${escapeHtml(message)}`].join(
    '\n',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
