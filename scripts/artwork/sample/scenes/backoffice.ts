import { phone } from '../../frames.ts';
import { cover, type Scene, screen } from '../../kit.ts';
import { dashboard, orderDetail, orders } from '../screens/backoffice-sales.ts';
import { approvals, attendance, login, stock } from '../screens/backoffice-team.ts';

export const scenes: Scene[] = [
  cover('mobile-6-backoffice', {
    field: 'primary-soft',
    body: `<div class="fill" style="transform:rotate(-12deg)">${
      phone({ screen: orders(), width: 292, x: 452, y: 86 }) +
      phone({ screen: dashboard(), width: 316, x: 112, y: -38 }) +
      phone({ screen: stock(), width: 292, x: -204, y: 26 })
    }</div>`,
  }),
  screen('backoffice-1', login()),
  screen('backoffice-2', dashboard()),
  screen('backoffice-3', orders()),
  screen('backoffice-4', orderDetail()),
  screen('backoffice-5', stock()),
  screen('backoffice-6', approvals()),
  screen('backoffice-7', attendance()),
];
