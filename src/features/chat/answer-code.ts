import { createStore } from '#lib/create-store.ts';

type AnswerCode = Awaited<ReturnType<typeof load>>;

async function load() {
  const [site, reply] = await Promise.all([import('#features/search/answers.ts'), import('./reply.tsx')]);
  return { ...site, ...reply };
}

/** The code that answers from the site and shows replies, once it has loaded. The start of the page does not need it. */
export const answerCode = createStore<AnswerCode | undefined>(undefined);

export async function loadAnswerCode(): Promise<AnswerCode> {
  const code = answerCode.get() ?? (await load());
  if (!answerCode.get()) answerCode.set(code);
  return code;
}
