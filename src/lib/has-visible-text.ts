/** Whether a reader sees anything of a text: neither blanks, control characters nor characters without a width. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Cc}\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);
}
