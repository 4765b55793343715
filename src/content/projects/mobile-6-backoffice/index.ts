import type { MobileProject } from '#content/schema/project.ts';
import { dart, figma, flutter, laravel, postgresql } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '6',
  order: 2,
  title: 'Backoffice Mobile App',
  alsoCalled: ['backoffice', 'back office'],
  imageAlt: 'Three phones show a batik shop’s daily sales as charts, its stock, and a list of orders.', // sample
  owner: 'A batik shop in Yogyakarta', // sample
  date: '2024-07', // sample
  download: 'private',
  url: 'private',
  urlRepo: 'private',
  description: 'Orders, stock, approvals and attendance for a batik shop, in one app its 14 staff use every day.', // sample
  problem: 'Orders, stock and leave requests were spread over chat groups and notebooks. Someone merged them every evening.', // sample
  role: 'I built the Flutter app as an intern, from first sketch to release, and co-wrote the Laravel service.', // sample
  result: 'Closing the day takes one screen. No order has been packed twice since the second month.', // sample
  facts: ['14 people use it daily', '2 counters', 'Built in 6 months'], // sample
  quote: { text: 'I used to count everything twice every evening. Now I check once and go home.', by: 'Ibu Sri', role: 'shop manager' }, // sample
  p1: 'Staff check in, pack orders and see what’s running low. The shop manager approves purchases, discounts and leave in the same place. Before, each of these had its own chat group or notebook, and evenings went into reconciling them.', // sample
  p2: 'Two people often packed the same order because both phones showed it as new. Now every change carries the version it was based on. The Laravel service rejects an outdated one, and the app shows what the colleague did instead of overwriting it. Stock is counted from movements, not from a stored number, so a wrong entry is corrected by another entry and the history stays complete.', // sample
  p3: 'Roles decide what the app shows, but the service checks them again on every request: hiding a button protects nothing. The approval screen shows who, what and how much above two buttons, and asks for a reason only when the answer is no.', // sample
  screens: [
    'Staff sign in with their work account',
    'The day at a glance: sales, orders and a chart of the week',
    'Orders and their status',
    'One order with its items and total',
    'Stock, with low items flagged',
    'Requests waiting for approval',
    'Profile and this month’s attendance',
  ],
  technologies: [flutter, dart, laravel, postgresql, figma],
} satisfies MobileProject;
