import type { WebsiteProject } from '#content/schema/project.ts';
import { javascript, react } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: 'kartu',
  title: 'Карты και χάρτες',
  imageAlt: 'A map of two lakes, with the names of the villages in three scripts, one over the other, and a railway line.',
  owner: 'A newspaper', date: '2026-03', dateText: 'весна 2026',
  url: 'private',
  urlRepo: 'https://example.com/kartu/code',
  description: 'Maps that a reader can draw on.',
  p1: 'Readers mark where the water stood last spring, and the newspaper prints what they marked. It began with a pencil and a photocopy on the counter of the post office and never became much more complicated than that.',
  p2: '',
  technologies: [react, javascript],
} satisfies WebsiteProject;
