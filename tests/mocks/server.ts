import { setupServer } from 'msw/node';

/** Answers what the site asks of the outside world. A test adds the handlers that it needs. */
export const server = setupServer();
