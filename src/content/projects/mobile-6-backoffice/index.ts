import type { MobileProject } from '#content/schema/project.ts';
import { dart, figma, flutter, laravel, postgresql } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '6',
  title: 'Backoffice Mobile App',
  alsoCalled: ['backoffice', 'back office'],
  imageAlt:
    'The sales of a day with charts, the stock and a list of orders of a batik shop, on three phones.',
  owner: 'A batik shop in Yogyakarta',
  date: '2024-07',
  download: 'private',
  url: 'private',
  urlRepo: 'private',
  description:
    'The counter, the stockroom and the office of a batik shop in one app: orders, stock, approvals and attendance, with the figures of the day on the first screen.',
  problem: 'Orders, stock and leave lived in chat groups and notebooks, and somebody put them together every evening.',
  role: 'The Flutter app from first sketch to release, as an intern; a colleague wrote the Laravel service with me.',
  result: 'The day closes on one screen, and no order has been packed twice since the second month.',
  facts: ['14 people, 2 counters', '6 months', 'Used every day'],
  quote: { text: 'I used to count everything twice in the evening. Now I look once and go home.', by: 'Ibu Sri', role: 'head of the shop' },
  p1: 'Backoffice is the internal app of a batik shop. Staff check in with it, pack orders from it and see what is running low; the head of the shop approves purchases, discounts and leave from the same place. Before, each of these lived in a different chat group or notebook, and the evening was spent bringing them together.',
  p2: 'Two people often packed the same order, because both phones showed it as new. Every change now carries the version it was based on; the Laravel service refuses an outdated one, and the app shows what the colleague did instead of overwriting it. Stock is counted by movements rather than by a stored number, so a wrong entry is corrected by another entry and the history stays honest.',
  p3: 'Roles decide what is shown, but the service checks them again for each request: hiding a button protects nobody. The approval screen puts the three facts that matter, who, what and how much, above the two buttons, and a decision asks for a reason only when the answer is no.',
  screens: [
    'Staff sign in with their work account',
    'The day at a glance: sales, orders and the week as a chart',
    'Orders with their status',
    'One order with its items and its total',
    'Stock, with what runs low marked',
    'Requests that wait for approval',
    'Profile and attendance of the month',
  ],
  technologies: [flutter, dart, laravel, postgresql, figma],
} satisfies MobileProject;
