/** Belongs to the chunk of React (vite.config.ts), so that React runs there and not in the task of its first importer. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
