import type { MobileProject } from '#content/schema/project.ts';
import { c, jetpackCompose, kotlin } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '2',
  title: 'Calculator',
  alsoCalled: ['kalkulator', 'calcu'],
  imageAlt: 'A calculator with large keys and a golden equals sign, beside the history of earlier sums.',
  owner: 'Personal project',
  date: '2022-11',
  download: 'https://example.com/calculator/download',
  url: 'https://example.com/calculator',
  urlRepo: 'https://example.com/calculator/source',
  description:
    'A calculator for the market stall: large keys, thousands separated while you type, and a history that can be picked up again. Sums are exact, down to the last rupiah.',
  p1: 'Calculator is for people who count money standing up. The keys are large enough for a thumb, thousands are separated while you type, and a 00 key saves a tap on nearly every price. Each result goes into a history; tapping an old line brings it back, so that a long sum can be continued after a customer has interrupted it.',
  p2: 'The first version used floating-point numbers and answered 0.30000000000000004 to somebody who had added two discounts. The parser is now a small C library, written for a first-year course and called through the Android NDK: it reads the whole expression, keeps decimals as scaled integers and reports where a sum makes no sense. The Kotlin side only draws, which made testing easy: every bug became one more line in a table of sums.',
  technologies: [kotlin, jetpackCompose, c],
} satisfies MobileProject;
