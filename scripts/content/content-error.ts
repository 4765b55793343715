import { inspect } from 'node:util';

/** An error that the owner can fix. Printed without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

type Place = {
  /** Relative to the root of the repository. */
  file?: string;
  /** `profiles[2].url`; empty for the file itself. */
  field?: string;
  /** For a warning, which does not fail the build: why it matters. */
  warning?: string | undefined;
};

/** Invalid content. The message follows the file name, and gives an example. */
export class ContentError extends OwnerError {
  override name = 'ContentError';
  readonly file: string;
  readonly field: string;
  readonly warning: string | undefined;

  constructor(message: string, { file = '', field = '', warning }: Place = {}) {
    super(message);
    this.file = file;
    this.field = field;
    this.warning = warning;
  }
}

/** `src/content/owner.ts: "email" is empty. Example: …` */
export function errorLine({ file, message }: ContentError): string {
  return `${file}: ${message}`;
}

/** Printed by the build and the dev server. */
export function errorList(errors: readonly ContentError[]): string {
  return `Content errors:\n${errors.map((error) => `- ${errorLine(error)}`).join('\n')}`;
}
