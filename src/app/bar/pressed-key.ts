type Press = { key: string; code: string };

/** The key of a shortcut, also with Caps Lock; on layouts without Latin letters, the one in the same place on a US keyboard. */
export function pressedKey({ key, code }: Press): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOther = /^[^\x20-\x7e]/.test(key);
  if (isOther && code === 'Slash') return '/';
  return (isOther && letter ? letter : key).toLowerCase();
}
