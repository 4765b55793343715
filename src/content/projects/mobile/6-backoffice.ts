import type { MobileProject } from '#content/project.ts';
import { dart, figma, flutter, laravel, postgresql } from '#content/technologies.ts';

export default {
  id: '6',
  title: 'Backoffice Mobile App',
  imageKey: 'backoffice',
  image: 'mobile-6-backoffice.png',
  imageAlt: 'A table of orders and a chart of the week on two phones',
  owner: 'A retail company in Sleman',
  date: 'February 2025',
  download: 'private',
  url: 'private',
  urlRepo: 'private',
  description:
    'Orders, stock, approvals and attendance of a chain of shops, in the pocket of those who walk the floor all day.',
  p1: 'The people who run these shops are rarely at a desk. The app puts what the desktop system knows into their hand: the orders of the day, what runs low on the shelf, discounts that wait for a yes, and who is at work. Each role opens on the one list it needs, and a supervisor can approve a request from the notification without opening the app.',
  p2: 'The system behind it was built for a browser and answers slowly, so the app never shows an empty screen while it waits: it paints the last known state, says how old it is, and replaces it in place. Approving something that a colleague has just refused was the dangerous case. The server now checks the version that was seen, and the app shows both decisions side by side instead of an error.',
  p3: 'Attendance needed the most care with people rather than with code. We agreed to store where somebody was only at the moment of checking in, and the screen says so in plain words before it asks for the permission.',
  technologies: [flutter, dart, laravel, postgresql, figma],
} satisfies MobileProject;
