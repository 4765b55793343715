import { inspect } from 'node:util';

/** An error that the owner can fix. Printed without a stack. */
export class OwnerError extends Error {
  override name = 'OwnerError';
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

/** The message follows the file name, and gives an example. */
export class ContentError extends OwnerError {
  override name = 'ContentError';

  /**
   * @param file relative to the root of the repository
   * @param warning why it matters. A warning does not fail the build.
   */
  constructor(
    message: string,
    readonly file = '',
    readonly warning?: string,
  ) {
    super(message);
  }
}

export function errorLine({ file, message }: ContentError): string {
  return `${file}: ${message}`;
}

export function errorList(errors: readonly ContentError[]): string {
  return `Content errors:\n${errors.map((error) => `- ${errorLine(error)}`).join('\n')}`;
}
