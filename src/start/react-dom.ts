/** In the chunk of React (vite.config.ts), so that it runs there and not in the task of the module that imports it first. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
