/** In React's chunk (vite.config.ts), so that React runs in a separate task from its first importer. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
