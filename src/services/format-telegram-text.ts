export type TelegramFields = { name: string; email: string; message: string };

/**
 * The message for the owner: one labeled line per field, escaped for `parse_mode=html`, where only `&`, `<` and `>` need
 * entities: https://core.telegram.org/bots/api#html-style. The limit of 4,096 characters applies after decoding.
 */
export function formatTelegramText({ name, email, message }: TelegramFields): string {
  return [`Nama: ${escapeHtml(name)}`, `Email: ${escapeHtml(email)}`, `Pesan: ${escapeHtml(message)}`].join(
    '\n',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
