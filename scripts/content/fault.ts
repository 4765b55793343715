import { inspect } from 'node:util';

/** Something that the owner of the site can mend. It is shown as its sentence: where the code was says nothing to them. */
export class Fault extends Error {
  override name = 'Fault';
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}
