/** The package has no types of its own. */
declare module '@jsonresume/schema' {
  type Problem = { property: string; message: string };

  export function validate(
    resume: unknown,
    callback: (problems: Problem[] | null, isValid: boolean) => void,
  ): void;
}
