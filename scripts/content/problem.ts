/** What is wrong with the content, for its owner. */
export type Problem = {
  /** As seen from the root of the repository. */
  file: string;
  /** `profiles[2].url`; empty when it is the file as a whole. */
  field: string;
  /** What is wrong, how it should be, and an example. Follows the file's name. */
  message: string;
  /** The site can be built all the same: what it matters. */
  warning?: string;
};

/** `src/content/owner.ts: "email" is empty. Write …` */
export function problemText({ file, message }: Problem): string {
  return `${file}: ${message}`;
}
