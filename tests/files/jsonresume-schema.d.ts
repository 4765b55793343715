/** The package has no types. */
declare module '@jsonresume/schema' {
  type Problem = { property: string; message: string };

  export function validate(
    resume: unknown,
    callback: (problems: Problem[] | null, isValid: boolean) => void,
  ): void;
}
