export type TelegramFields = { name: string; email: string; message: string };

/**
 * Formats the message for the owner: one labeled line per field, escaped for `parse_mode=html`.
 *
 * Follows "HTML style" of https://core.telegram.org/bots/api#formatting-options: only `&`, `<` and `>` need entities.
 * Telegram's limit of 4,096 characters applies after it decodes them.
 */
export function formatTelegramText({ name, email, message }: TelegramFields): string {
  return [`Nama: ${escapeHtml(name)}`, `Email: ${escapeHtml(email)}`, `Pesan: ${escapeHtml(message)}`].join(
    '\n',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
