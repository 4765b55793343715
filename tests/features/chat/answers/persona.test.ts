import { expect, test } from 'vitest';
import { personaText } from '#features/chat/answers/persona.ts';
import { projectPath } from '#lib/paths.ts';
import { knowledge } from '#tests/features/chat/knowledge.ts';

const text = personaText(knowledge);

test('the model is told how to talk', () => {
  for (const sentence of knowledge.bot.persona) expect(text).toContain(sentence);
  expect(text).toMatch(/aku dan kamu/);
  expect(text).toMatch(/bahasa Jawa/);
});

test('the model knows the favourite stacks and the shop', () => {
  expect(text).toContain('untuk web: React. Untuk mobile: Flutter, Kotlin.');
  for (const service of knowledge.bot.shop) expect(text).toContain(service.id);
});

test('the model knows every project with the path of its page', () => {
  for (const project of knowledge.projects) {
    expect(text).toContain(`[${project.title}](${projectPath(project)})`);
  }
  expect(text).toContain('/#project');
});

test('the model knows how the owner can be reached', () => {
  expect(text).toContain('/#contact');
  expect(text).toContain(knowledge.owner.email);
});

test('a project that is new in the content is in the instructions', () => {
  const project = {
    kind: 'website',
    id: '14',
    title: 'Kas RT',
    description: 'Dues.',
    owner: 'A neighbourhood',
    date: 'May 2024',
    paragraphs: [],
    captions: [],
    url: 'private',
    urlRepo: 'private',
    technologies: ['React'],
  } as const;
  const projects = [...knowledge.projects, project];
  expect(personaText({ ...knowledge, projects })).toContain(
    '[Kas RT](/website/14), website, May 2024, untuk atau bersama “A neighbourhood”, React: Dues.',
  );
});
