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
  /** Why it matters. A warning does not fail the build. */
  warning?: string | undefined;
};

/** The message follows the file name, and gives an example. */
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

export function errorLine({ file, message }: ContentError): string {
  return `${file}: ${message}`;
}

export function errorList(errors: readonly ContentError[]): string {
  return `Content errors:\n${errors.map((error) => `- ${errorLine(error)}`).join('\n')}`;
}
