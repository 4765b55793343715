import { onTestFinished } from 'vitest';

/** Changes content for the rest of a test. */
export function changeContent<Content extends object>(content: Content, changes: Partial<Content>): void {
  const before = Array.isArray(content) ? { ...content, length: content.length } : { ...content };
  Object.assign(content, changes);
  onTestFinished(() => void Object.assign(content, before));
}
