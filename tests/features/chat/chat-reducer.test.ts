import { expect, test } from 'vitest';
import { type ChatAction, type ChatState, chatReducer } from '#features/chat/chat-reducer.ts';

const play = (...actions: ChatAction[]) => actions.reduce(chatReducer, [] as ChatState);
const asked = (question: string): ChatAction => ({ type: 'asked', question });
const arrived = (id: number, text: string): ChatAction => ({ type: 'arrived', id, text });
const failed: ChatAction = {
  type: 'ended',
  id: 0,
  ending: { status: 'failed', failure: { reason: 'server' } },
};
const completed: ChatAction = { type: 'ended', id: 1, ending: { status: 'complete' } };

test.each<[string, ChatAction[], string[]]>([
  [
    'each answer stays with its question, in whatever order they arrive',
    [arrived(1, 'B'), arrived(0, 'A'), completed, arrived(0, 'a'), failed],
    ['failed Aa', 'complete B'],
  ],
  [
    'a finished answer ignores what follows',
    [arrived(1, 'B'), completed, arrived(1, 'late'), { ...failed, id: 1 }],
    ['awaited ', 'complete B'],
  ],
  [
    'Retry replaces the answer in place',
    [arrived(0, 'A'), failed, { type: 'retried', id: 0 }, arrived(0, 'new')],
    ['awaited new', 'awaited '],
  ],
])('%s', (_, actions, answers) => {
  const state = play(asked('a'), asked('b'), ...actions);
  expect(state.map(({ answer }) => `${answer.status} ${answer.text}`)).toEqual(answers);
});
