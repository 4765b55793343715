import { onTestFinished } from 'vitest';

/** Changes content for the rest of a test. */
export function changeContent<Content extends object>(content: Content, changes: Partial<Content>): void {
  const before = Array.isArray(content) ? { ...content, length: content.length } : { ...content };
  Object.assign(content, changes);
  onTestFinished(() => {
    for (const key of Object.keys(changes)) if (!(key in before)) Reflect.deleteProperty(content, key);
    Object.assign(content, before);
  });
}
