import { en } from './faq-en.ts';
import { id } from './faq-id.ts';
import { jv } from './faq-jv.ts';
import { starters } from './faq-starters.ts';
import type { Faq } from './schema/chat.ts';

/** What the chat answers without a model, and how the search reads questions. The first language answers questions in none of them. See docs/chat.md. */
export const faq: Faq = { languages: { en, id, jv }, starters };
