import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, lazy: () => import('#pages/home-page.tsx') },
          { path: 'website/:id', lazy: () => import('#pages/website-page.tsx') },
          { path: 'mobile/:id', lazy: () => import('#pages/mobile-page.tsx') },
          {
            path: '*',
            Component: () => null,
            loader: () => {
              throw new Response(null, { status: 404, statusText: 'Not Found' });
            },
          },
        ],
      },
    ],
  },
];
