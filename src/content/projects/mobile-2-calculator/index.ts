import type { MobileProject } from '#content/schema/project.ts';
import { c, jetpackCompose, kotlin } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '2',
  order: 6,
  title: 'Calculator',
  alsoCalled: ['calculator', 'kalkulator', 'calcu'],
  imageAlt: 'A calculator with large keys and a gold equals key, next to the history of earlier calculations.',
  owner: 'Personal project',
  date: '2023-07',
  download: 'https://example.com/calculator/download',
  url: 'https://example.com/calculator',
  urlRepo: 'https://example.com/calculator/source',
  description: 'For market stalls: large keys, exact decimals, and a history to continue from.',
  p1: 'For people who count money standing up. The keys fit a thumb, thousands are separated as you type, and a 00 key saves a tap on nearly every price. Every result goes into a history. Tap an old line to bring it back and continue after a customer interrupts.',
  p2: 'The first version used floating-point numbers and showed 0.30000000000000004 to someone adding two discounts. The parser is now a small C library, written for a first-year course and called through the Android NDK. It reads the whole expression, stores decimals as scaled integers, and reports where an expression is invalid. The Kotlin side only draws, which made testing easy: every bug became one more row in a table of sums.',
  technologies: [kotlin, jetpackCompose, c],
} satisfies MobileProject;
