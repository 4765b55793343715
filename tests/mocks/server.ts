import { setupServer } from 'msw/node';

/** Answers requests to other hosts. Each test adds its handlers. */
export const server = setupServer();
