import { checkContent } from '../content/check-content.ts';
import { errorList } from '../content/content-error.ts';
import type { Changes } from './apply-changes.ts';

/**
 * Checks the changed content files like the build.
 *
 * @throws Error if one is invalid
 */
export async function checkWritten(changes: Changes): Promise<void> {
  const errors = (await checkContent('src/content')).filter(
    ({ file, warning }) => changes.has(file) && !warning,
  );
  if (errors.length > 0) throw new Error(`Nothing was changed, because of ${errorList(errors)}`);
}
